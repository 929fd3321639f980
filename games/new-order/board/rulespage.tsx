/** The rules on one page, illustrated with the board's components. */
import { type GameRules, RulesBook } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import { COLOURS, COLUMNS, type TableSize } from '../content/tables.ts';
import { colourRef } from '../text/refs.ts';
import { rulebook } from '../rulebook.generated.ts';
import { rulesPage } from '../text/rulespage.ts';
import type { ReactNode } from 'react';
import { FrontPage } from './frontpage.tsx';
import { Grid } from './grid.tsx';
import { Headquarters } from './hq.tsx';
import { Icon } from './icons.tsx';
import { ColourName, Cube, Sheet } from './ink.tsx';
import { Thing, useSay } from './kit.ts';
import { Market, Supply } from './market.tsx';
import { SAMPLE, SOLO_SAMPLE } from './sample.ts';
import { Ticker } from './ticker.tsx';

/** After paragraphs, by chapter and part. */
const PICTURES = byPart({
  aim: { colours: <Colours /> },
  setup: {
    types: <Sizes />,
    gridMany: (
      <Picture>
        <Grid table={SAMPLE} />
      </Picture>
    ),
  },
  plot: {
    text: (
      <Picture>
        <Market table={SAMPLE} />
      </Picture>
    ),
  },
  infiltrate: {
    hire: (
      <Picture>
        <Supply table={SAMPLE} />
      </Picture>
    ),
  },
  takeover: {
    success: <Takeover />,
    tilted: (
      <Picture>
        <Headquarters table={SAMPLE} hq={1} />
      </Picture>
    ),
  },
  scoring: {
    example: (
      <Picture>
        <Ticker table={SAMPLE} />
      </Picture>
    ),
  },
  sod: {
    scan: (
      <div className="rules-picture no-picture" data-solo>
        <Grid table={SOLO_SAMPLE} />
      </div>
    ),
  },
});

function RulesPage(): ReactNode {
  return <RulesBook className="no no-rules" text={rulesPage} pictures={PICTURES} />;
}

function byPart(chapters: Readonly<Record<string, Readonly<Record<string, ReactNode>>>>): Record<string, ReactNode> {
  const parts = Object.entries(chapters).flatMap(([chapter, pictures]) =>
    Object.entries(pictures).map(([part, picture]) => [`${chapter}.${part}`, picture] as const),
  );
  return Object.fromEntries(parts);
}

const SIZES = [1, 2, 3, 4] as const;

/** What the setup is made of, by number of players. */
const NUMBERS: Readonly<
  Record<
    'tiles' | 'agents' | 'cards' | 'hand' | 'display' | 'consultants',
    (size: TableSize, players: number) => number
  >
> = {
  tiles: ({ rows }) => rows * COLUMNS,
  // Every colour begins on as many companies as there are rows.
  agents: ({ rows }) => rows,
  cards: ({ cards }) => cards,
  hand: ({ hand }) => hand,
  display: ({ display }) => display,
  consultants: (_size, players) => players - 1,
};

function Sizes(): ReactNode {
  const say = useSay();
  const rows = Object.entries(NUMBERS) as [keyof typeof NUMBERS, (typeof NUMBERS)['tiles']][];
  return (
    <div className="rules-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{say({ key: 'board.sizes.players' })}</th>
            {SIZES.map((players) => (
              <th key={players} scope="col">
                {players}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, numberOf]) => (
            <tr key={name}>
              <th scope="row">{say({ key: `board.sizes.${name}` })}</th>
              {SIZES.map((players) => (
                <td key={players}>{numberOf(PRINTED.sizes[players], players)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Picture({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="rules-picture no-picture">{children}</div>;
}

function Colours(): ReactNode {
  return (
    <ul className="rules-picture no-picture no-rules-colours">
      {COLOURS.map((colour) => (
        <li key={colour}>
          <Thing thing={colourRef(colour)} travels={false} className="no-rules-sheet">
            <Sheet colour={colour} />
          </Thing>
          <span className="no-rules-cube">
            <Cube colour={colour} />
          </span>
          <span>
            <ColourName colour={colour} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Takeover(): ReactNode {
  return (
    <div className="rules-picture no-picture no-rules-takeover">
      <span className="no-tile">
        <FrontPage company="PR" colour="R" agents={4} names={['a', 'b', 'c', 'd']} />
      </span>
      <span className="no-rules-arrow">
        <b>3</b>
        <Icon of="arrow" />
      </span>
      <span className="no-tile">
        <FrontPage company="OM" colour="B" agents={2} names={['e', 'f']} />
      </span>
    </div>
  );
}

export const rules: GameRules = { Page: RulesPage, text: rulesPage, book: rulebook };
