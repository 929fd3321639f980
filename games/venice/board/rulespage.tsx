/** The rules on one page, with pictures and tables made of the board's own pieces. */
import { type GameRules, RulesBook } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import { DOGE_CARDS, INFLUENCES, LETTERS, TILES, type Building, type Resource } from '../content/tables.ts';
import { missionCard } from '../rules/counts.ts';
import { rulebook } from '../rulebook.generated.ts';
import { rulesPage } from '../text/rulespage.ts';
import type { ReactNode } from 'react';
import { EffectList } from './aboutbuilding.tsx';
import { InfluenceFace, MissionFace } from './cards.tsx';
import { CouncilTrack } from './council.tsx';
import { DogeFace, DogePanel } from './doge.tsx';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import { Lagoon } from './lagoon.tsx';
import { PlayerPanel } from './player.tsx';
import { SAMPLE, SOLO_SAMPLE } from './sample.ts';
import { Sources } from './sources.tsx';

function RulesPage(): ReactNode {
  return <RulesBook className="ve rules-page ve-rules" text={rulesPage} pictures={PICTURES} />;
}

/** What is drawn after a paragraph, by chapter and part. */
function byPart(chapters: Readonly<Record<string, Readonly<Record<string, ReactNode>>>>): Record<string, ReactNode> {
  const entries = Object.entries(chapters).flatMap(([chapter, parts]) =>
    Object.entries(parts).map(([part, picture]) => [`${chapter}.${part}`, picture] as const),
  );
  return Object.fromEntries(entries);
}

/** The tiles whose first space gives the resource. */
function tilesOf(resource: Resource): readonly Building[] {
  return TILES.filter((tile) => PRINTED.tiles[tile][0].gain?.cubes?.resource === resource);
}

const SEVERAL = [2, 3, 4, 5] as const;

/** VEN-1.2, 2.3, 2.5. */
function Sizes(): ReactNode {
  const say = useSay();
  return (
    <div className="rules-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{say({ key: 'board.sizes.players' })}</th>
            <th scope="col">{say({ key: 'board.sizes.missions' })}</th>
            <th scope="col">{say({ key: 'board.sizes.pawn' })}</th>
            <th scope="col">{say({ key: 'board.sizes.cap' })}</th>
          </tr>
        </thead>
        <tbody>
          {SEVERAL.map((seats) => (
            <tr key={seats}>
              <th scope="row">{seats}</th>
              <td>{PRINTED.sizes[seats].missions}</td>
              <td>{PRINTED.sizes[seats].pawn}</td>
              <td>{PRINTED.sizes[seats].intrigueCap}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const RANKS = [0, 1, 2, 3, 4] as const;

/** VEN-18.1. */
function Rewards(): ReactNode {
  const say = useSay();
  return (
    <div className="rules-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{say({ key: 'board.sizes.players' })}</th>
            {RANKS.map((rank) => (
              <th key={rank} scope="col">
                {say({ key: 'board.sizes.rank', values: { rank: rank + 1 } })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SEVERAL.map((seats) => (
            <tr key={seats}>
              <th scope="row">{seats}</th>
              {RANKS.map((rank) => (
                <td key={rank}>{PRINTED.sizes[seats].council[rank] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Buildings({ buildings }: { readonly buildings: readonly Building[] }): ReactNode {
  const say = useSay();
  return (
    <ul className="rules-list">
      {buildings.map((building) => (
        <li key={building}>
          <h3>
            <Icon of={building} /> {say({ key: `building.${building}` })}
          </h3>
          <EffectList building={building} content={PRINTED} />
        </li>
      ))}
    </ul>
  );
}

const MISSIONS = PRINTED.missions.map((_, index) => index + 1);

function Missions(): ReactNode {
  return (
    <ul className="rules-cards">
      {MISSIONS.map((mission) => (
        <li key={mission} className="ve-card">
          <MissionFace mission={mission} content={PRINTED} />
          <Sources of={missionCard(PRINTED, mission).provenance} />
        </li>
      ))}
    </ul>
  );
}

function InfluenceCards(): ReactNode {
  return (
    <ul className="rules-cards">
      {INFLUENCES.map((card) => (
        <li key={card} className="ve-card ve-card-influence">
          <InfluenceFace card={card} />
          <Sources of={PRINTED.influence[card].provenance} />
        </li>
      ))}
    </ul>
  );
}

function DogeCards(): ReactNode {
  return (
    <ul className="rules-cards">
      {DOGE_CARDS.map((card) => (
        <li key={card} className="ve-card">
          <DogeFace card={card} content={PRINTED} />
          <Sources of={PRINTED.doge[card].provenance} />
        </li>
      ))}
    </ul>
  );
}

/** VEN-21.12, section 6.5. */
function Ignores(): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <div className="rules-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{say({ key: 'board.sizes.tile' })}</th>
            {LETTERS.map((letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TILES.map((tile) => (
            <tr key={tile}>
              <th scope="row">{nameOf(`building:${tile}`)}</th>
              {LETTERS.map((letter) => (
                <td key={letter}>{PRINTED.smugglers[letter].ignores[tile]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const PICTURES = byPart({
  city: {
    text: (
      <div className="rules-picture ve-picture">
        <Lagoon table={SAMPLE} />
      </div>
    ),
  },
  setup: {
    sizes: <Sizes />,
  },
  docking: {
    push: (
      <div className="rules-picture ve-picture">
        <PlayerPanel table={SAMPLE} seat={0} />
      </div>
    ),
  },
  buildings: {
    communal: <Buildings buildings={['stMark', 'dogesPalace', 'grandCouncil']} />,
    ceramic: <Buildings buildings={tilesOf('O')} />,
    cloth: <Buildings buildings={tilesOf('V')} />,
    silver: <Buildings buildings={tilesOf('S')} />,
  },
  missions: {
    timing: <Missions />,
  },
  influence: {
    cards: <InfluenceCards />,
  },
  end: {
    trigger: (
      <div className="rules-picture ve-picture">
        <CouncilTrack table={SAMPLE} />
      </div>
    ),
  },
  scoring: {
    council: <Rewards />,
  },
  solo: {
    text: (
      <div className="rules-picture ve-picture">
        <DogePanel table={SOLO_SAMPLE} />
      </div>
    ),
    ignores: <Ignores />,
    effects: <DogeCards />,
  },
});

export const rules: GameRules = { Page: RulesPage, text: rulesPage, book: rulebook };
