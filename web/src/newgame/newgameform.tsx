import type { BoardModule } from '@cabale/design';
import { defaultSetup, type GameTypes, type SetupOf, type SetupFields } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { useState, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useTitle } from '../pages/title.ts';
import { parseParameters, SEED } from '../parameters.ts';
import { useStartGame } from '../saves/startgame.tsx';
import { useGameName } from '../text/game-names.ts';
import { useText } from '../text/i18n.ts';
import { createGame, seated, withOwnSeat, type Pack } from './create.ts';
import { OpponentChoice } from './opponentchoice.tsx';
import { PackField } from './packfield.tsx';
import { settingsBySeat } from './personal.ts';
import { SeatChoice } from './seatchoice.tsx';
import { useSeating } from './seating.ts';
import { useSeatNames } from './seatnames.ts';
import { SeatsCount } from './seatscount.tsx';
import { SeedField } from './seedfield.tsx';
import { SetupChoices } from './setupchoices.tsx';

interface NewGameFormProps {
  readonly id: GameId;
  readonly board: BoardModule<GameTypes>;
}

/** All settings of a new game, with the defaults filled in. */
export function NewGameForm({ id, board: { game, words } }: NewGameFormProps): ReactNode {
  const say = useText();
  const nameOf = useGameName();
  const given = parseParameters(useSearch());
  const { seating, setSeats, setOpponents, setSeat } = useSeating(game, given);
  const [setup, setSetup] = useState<SetupOf<SetupFields>>(() => defaultSetup<SetupFields>(game.setup));
  const [seed, setSeed] = useState(given.seed ?? '');
  const [pack, setPack] = useState<Pack>();
  const { start, problem } = useStartGame();
  const { seats, opponents, seat } = seating;
  const names = useSeatNames(id, words, seats);
  const others =
    seat === undefined
      ? names.slice(1).map((_, index) => say('new.opponentNumber', { number: index + 1 }))
      : names.filter((_, each) => each !== seat);
  const opposing = seat === undefined && others.length === 1 ? [say('new.opponent', { count: 1 })] : others;
  const title = say('new.title', { game: nameOf(id) });
  useTitle(title);
  const seedIsBad = seed !== '' && !SEED.test(seed);

  const hasBots = opponents.some(({ kind }) => kind === 'bot');

  const begin = () => {
    const drawn = withOwnSeat(seating);
    start(
      createGame(game, {
        players: seated(drawn),
        setup: hasBots ? settingsBySeat(game.id, setup, drawn.seat) : setup,
        pack,
        seed: seed === '' ? undefined : seed,
      }),
    );
  };

  return (
    <form
      className="page narrow"
      onSubmit={(event) => {
        event.preventDefault();
        if (!seedIsBad) begin();
      }}
    >
      <h1>{title}</h1>
      <SeatsCount {...game.seats} seats={seats} onChange={setSeats} />
      {seats === 1 ? null : <OpponentChoice names={others} opponents={opponents} onChange={setOpponents} />}
      {seats > 1 && hasBots ? <SeatChoice names={names} seat={seat} onChange={setSeat} /> : null}
      <SetupChoices
        game={game}
        seats={seats}
        setup={setup}
        {...(hasBots ? { people: [say('seat.you'), ...opposing] } : {})}
        onChange={setSetup}
      />
      <details className="advanced">
        <summary>{say('new.advanced')}</summary>
        <PackField game={game} pack={pack} onChange={setPack} />
        <SeedField seed={seed} isBad={seedIsBad} onChange={setSeed} />
      </details>
      {problem}
      <p>
        <button type="submit" className="button primary large">
          {say('new.begin')}
        </button>
      </p>
    </form>
  );
}
