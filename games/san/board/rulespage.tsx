/** The rules on one page, illustrated with the board's components. */
import type { CardId, EffectKind } from '../content/card.ts';
import { PRINTED } from '../content/printed.ts';
import { RACES } from '../rules/state.ts';
import { cardRef, PHASES } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { CardFace } from './cardface.tsx';
import { Gauges, SIGN } from './gauges.tsx';
import { Icon } from './icons.tsx';
import { About, Card, Chapter, Glossary, Rich, useSay } from './kit.ts';
import { River } from './river.tsx';
import { SAMPLE } from './sample.ts';
import { VirusTrack } from './virustrack.tsx';

const TYPE_EXAMPLES: readonly CardId[] = ['R05', 'R15', 'R25', 'R38', 'S12', 'SV5'];
/** A card for each effect beyond plain symbols. */
const EFFECT_EXAMPLES: Readonly<Record<Exclude<EffectKind, 'symbols'>, CardId>> = {
  draw: 'R32',
  choice: 'R13',
  multiplier: 'R07',
  singleUse: 'R46',
  copyPlayed: 'R34',
  copyRiver: 'R44',
  destroy: 'R42',
  allTypes: 'R39',
  playDiscard: 'R33',
  corruptHand: 'R38',
};
const GLOSSARY = ['banner', 'bonus', 'box', 'crossing', 'income', 'plate', 'port', 'reserve', 'slot'] as const;

export function RulesPage(): ReactNode {
  return (
    <div className="san san-rules">
      <Aim />
      <Cards />
      <Turn />
      <Chapter name="corruption" parts={['text', 'price']} rules={['SAN-5.2', 'SAN-5.11']} />
      <Chapter name="propaganda" parts={['text', 'tokens', 'example']} rules={['SAN-6.4', 'SAN-6.12']}>
        <div className="picture picture-river">
          <River table={SAMPLE} />
        </div>
      </Chapter>
      <Chapter name="hacking" parts={['text', 'finished']} rules={['SAN-7.4', 'SAN-7.8']}>
        <div className="picture picture-virus">
          <VirusTrack table={SAMPLE} />
        </div>
      </Chapter>
      <Chapter name="river" parts={['text', 'end']} rules={['SAN-5.6', 'SAN-11.8']} />
      <Effects />
      <Chapter name="first" parts={['text']} rules={['SAN-2.13', 'SAN-2.16']} />
      <Glossary words={GLOSSARY} />
    </div>
  );
}

function Aim(): ReactNode {
  return (
    <Chapter name="aim" parts={['text']} rules={['SAN-1.4', 'SAN-11.1']}>
      <ul className="races">
        {RACES.map((race) => (
          <li key={race} data-hue={SIGN[race]}>
            <Icon of={SIGN[race]} />
            <span>
              <Rich sentence={{ key: `rules.aim.${race}` }} />
            </span>
          </li>
        ))}
      </ul>
      <div className="picture picture-gauges">
        <Gauges view={SAMPLE.view} seat={0} />
      </div>
      <p>
        <Rich sentence={{ key: 'rules.aim.end' }} />
      </p>
    </Chapter>
  );
}

function Cards(): ReactNode {
  return (
    <Chapter name="cards" parts={['types', 'anatomy', 'start']} rules={['SAN-4.3', 'SAN-4.5']}>
      <ul className="picture picture-cards">
        {TYPE_EXAMPLES.map((id) => (
          <li key={id}>
            <Card thing={cardRef(id)} travels={false}>
              <CardFace card={PRINTED.byId[id]} />
            </Card>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function Turn(): ReactNode {
  return (
    <Chapter name="turn" parts={[]} rules={['SAN-3.1']}>
      <ol className="rules-phases">
        {PHASES.map((phase) => (
          <li key={phase}>
            <Rich sentence={{ key: `rules.turn.${phase}` }} />
          </li>
        ))}
      </ol>
      <p>
        <Rich sentence={{ key: 'rules.turn.lost' }} />
      </p>
    </Chapter>
  );
}

function Effects(): ReactNode {
  const say = useSay();
  const kinds = Object.entries(EFFECT_EXAMPLES) as [Exclude<EffectKind, 'symbols'>, CardId][];
  return (
    <Chapter name="effects" parts={['text']} rules={['SAN-1.10']}>
      <ul className="rules-effects">
        {kinds.map(([kind, id]) => (
          <li key={kind}>
            <span className="rules-effect-card">
              <CardFace card={PRINTED.byId[id]} />
            </span>
            <div>
              <h3>{say({ key: `effectName.${kind}` })}</h3>
              <About part={`effect.${kind}`} />
            </div>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
