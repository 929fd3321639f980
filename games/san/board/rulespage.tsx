/** The rules on one page, illustrated with the board's components. */
import { type GameRules, RulesBook } from '@cabale/design';
import type { CardId, EffectKind } from '../content/card.ts';
import { PRINTED } from '../content/printed.ts';
import { cardRef } from '../text/refs.ts';
import { rulebook } from '../rulebook.generated.ts';
import { rulesPage } from '../text/rulespage.ts';
import type { ReactNode } from 'react';
import { CardFace } from './cardface.tsx';
import { Gauges } from './gauges.tsx';
import { Card } from './kit.ts';
import { River } from './river.tsx';
import { SAMPLE } from './sample.ts';
import { VirusTrack } from './virustrack.tsx';

const TYPE_EXAMPLES: readonly CardId[] = ['R05', 'R15', 'R25', 'R38', 'S12', 'SV5'];

/** The effects whose paragraph a card illustrates. */
const ILLUSTRATED = {
  draw: 'draw',
  choice: 'choice',
  multiplier: 'multiplier',
  single: 'singleUse',
  copyPlayed: 'copyPlayed',
  copyRiver: 'copyRiver',
  destroy: 'destroy',
  allTypes: 'allTypes',
  playDiscard: 'playDiscard',
  corruptHand: 'corruptHand',
} as const satisfies Readonly<Record<string, EffectKind>>;

const PICTURES = byPart({
  aim: {
    end: (
      <div className="san-picture picture-gauges">
        <Gauges view={SAMPLE.view} seat={0} />
      </div>
    ),
  },
  cards: { anatomy: <Row cards={TYPE_EXAMPLES} /> },
  propaganda: {
    example: (
      <div className="san-picture picture-river">
        <River table={SAMPLE} />
      </div>
    ),
  },
  hacking: {
    other: (
      <div className="san-picture picture-virus">
        <VirusTrack table={SAMPLE} />
      </div>
    ),
  },
  effects: Object.fromEntries(
    Object.entries(ILLUSTRATED).map(([part, kind]) => [part, <Row key={part} cards={exampleOf(kind)} />]),
  ),
  data: { disputed: <Row cards={PRINTED.river.filter((id) => PRINTED.byId[id].values === 'disputed')} /> },
});

function RulesPage(): ReactNode {
  return <RulesBook className="san san-rules" text={rulesPage} pictures={PICTURES} />;
}

/** The River card that has the effect and least besides. */
function exampleOf(kind: EffectKind): readonly CardId[] {
  const bearing = PRINTED.river.filter((id) => PRINTED.byId[id].effects.some((effect) => effect.kind === kind));
  return bearing.toSorted((a, b) => PRINTED.byId[a].effects.length - PRINTED.byId[b].effects.length).slice(0, 1);
}

/** Pictures by `<chapter>.<part>`. */
function byPart(chapters: Readonly<Record<string, Readonly<Record<string, ReactNode>>>>): Record<string, ReactNode> {
  const parts = Object.entries(chapters).flatMap(([chapter, pictures]) =>
    Object.entries(pictures).map(([part, picture]) => [`${chapter}.${part}`, picture] as const),
  );
  return Object.fromEntries(parts);
}

function Row({ cards }: { readonly cards: readonly CardId[] }): ReactNode {
  return (
    <ul className="san-picture picture-cards">
      {cards.map((id) => (
        <li key={id}>
          <Card thing={cardRef(id)} travels={false}>
            <CardFace card={PRINTED.byId[id]} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

export const rules: GameRules = { Page: RulesPage, text: rulesPage, book: rulebook };
