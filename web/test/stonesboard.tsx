import { Card, Hand, Pile, Thing, Token, Track, type BoardModule, type BoardProps } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import type { ReactNode } from 'react';
import { stones, stonesTexts, stonesWords, type Stones } from './stones.ts';

const SIZES = [1, 2, 3, 4] as const;

function StonesBoard({ view, seats }: BoardProps<Stones>): ReactNode {
  return (
    <div>
      <Thing thing="pile:all">{view.stones}</Thing>
      <Hand label="sizes">
        {SIZES.map((size) => (
          <Card key={size} thing={`stone:${size}`}>
            {size}
          </Card>
        ))}
      </Hand>
      <Track
        label="left"
        steps={7}
        renderStep={(step) => (step === view.stones ? <Token seat={view.seat} title="marker" /> : step)}
      />
      <Pile label="secrets" count={seats.length}>
        {view.secrets.map((secret, seat) => (
          <span key={seats[seat]?.name}>{secret ?? 'hidden'}</span>
        ))}
      </Pile>
      <p data-testid="secrets">{view.secrets.map((secret) => secret ?? 'hidden').join(' ')}</p>
    </div>
  );
}

const board: BoardModule<Stones> = {
  game: stones,
  words: stonesWords,
  Board: StonesBoard,
  rules: () =>
    Promise.resolve({
      Page: () => <p>Take the last stone.</p>,
      text: { chapters: [], glossary: [] },
      book: { rules: {}, rulings: {} },
    }),
  guided: [
    {
      name: 'first',
      seats: 2,
      seed: 'lesson',
      answers: [{ kind: 'take', count: 2 }],
      lessons: [
        { text: 'hello', shows: ['pile:all'] },
        { text: 'first', shows: ['stone:1'], accepts: (option) => option.kind === 'take' && option.count === 1 },
      ],
    },
  ],
  Explanation: ({ thing }) => <p>About {thing}</p>,
};

export const stonesSource = { fr: async () => stonesTexts, en: async () => stonesTexts };
export const stonesBoard = board as unknown as BoardModule<GameTypes>;
