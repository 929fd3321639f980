import { defaultSetup, type GameTypes, type SetupOf, type SetupFields } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { useState, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isOpen, useBoard } from '../games.ts';
import { Choices } from '../pages/choices.tsx';
import { NotFoundPage } from '../pages/notfound.tsx';
import { useTitle } from '../pages/title.ts';
import { parseParameters, SEED } from '../parameters.ts';
import { shelf } from '../saves/shelf.ts';
import { useText } from '../text/i18n.ts';
import { createGame, DEFAULT_LEVEL, isLevel, LEVELS, type Opponent, type Pack } from './create.ts';
import { PackField } from './packfield.tsx';
import { SeatChoice } from './seatchoice.tsx';
import { SetupChoices } from './setupchoices.tsx';

export default function NewGamePage({ game }: { readonly game: string }): ReactNode {
  return isOpen(game) ? <NewGame id={game} /> : <NotFoundPage />;
}

function NewGame({ id }: { readonly id: GameId }): ReactNode {
  const say = useText();
  const { game, words } = useBoard(id);
  const [, navigate] = useLocation();
  const given = parseParameters(useSearch());
  const [opponent, setOpponent] = useState<Opponent>({
    kind: 'bot',
    level: isLevel(given.level) ? given.level : DEFAULT_LEVEL,
  });
  const [seat, setSeat] = useState<number | undefined>(given.seat);
  const [setup, setSetup] = useState<SetupOf<SetupFields>>(() => defaultSetup<GameTypes['setup']>(game.setup));
  const [seed, setSeed] = useState(given.seed ?? '');
  const [pack, setPack] = useState<Pack>();
  const [isFull, setFull] = useState(false);
  const name = say(`games.${id}.name`);
  useTitle(say('new.title', { game: name }));
  const seedIsBad = seed !== '' && !SEED.test(seed);

  const begin = () => {
    const saved = createGame(game, { opponent, seat, setup, pack, seed: seed === '' ? undefined : seed });
    if (shelf.write(saved) === 'written') navigate(`/table/${saved.id}`);
    else setFull(true);
  };

  return (
    <form
      className="page narrow"
      onSubmit={(event) => {
        event.preventDefault();
        if (!seedIsBad) begin();
      }}
    >
      <h1>{say('new.title', { game: name })}</h1>
      <OpponentChoice opponent={opponent} onChange={setOpponent} />
      {opponent.kind === 'bot' ? (
        <SeatChoice id={id} words={words} seats={game.seats.min} seat={seat} onChange={setSeat} />
      ) : null}
      <SetupChoices game={game} setup={setup} onChange={setSetup} />
      <details className="advanced">
        <summary>{say('new.advanced')}</summary>
        <PackField game={game} pack={pack} onChange={setPack} />
        <div className="field">
          <label htmlFor="seed">{say('new.seed')}</label>
          <input
            id="seed"
            className="input"
            value={seed}
            aria-invalid={seedIsBad}
            aria-describedby="seed-why"
            onChange={({ target }) => setSeed(target.value.trim())}
          />
          <p id="seed-why" className={seedIsBad ? 'mistake' : 'soft'}>
            {say(seedIsBad ? 'new.seedBad' : 'new.seedWhy')}
          </p>
        </div>
      </details>
      {isFull ? (
        <p className="notice" role="alert">
          {say('new.full')}
        </p>
      ) : null}
      <p>
        <button type="submit" className="button primary large">
          {say('new.begin')}
        </button>
      </p>
    </form>
  );
}

interface OpponentChoiceProps {
  readonly opponent: Opponent;
  onChange(opponent: Opponent): void;
}

function OpponentChoice({ opponent, onChange }: OpponentChoiceProps): ReactNode {
  const say = useText();
  const bots = LEVELS.map((level) => ({
    value: String(level),
    label: `${say(`bots.${level}.name`)} · ${say('new.level', { level })}`,
    description: say(`bots.${level}.line`),
  }));
  return (
    <Choices
      large
      legend={say('new.opponent')}
      value={opponent.kind === 'bot' ? String(opponent.level) : 'shared'}
      choices={[...bots, { value: 'shared', label: say('new.shared'), description: say('new.sharedWhy') }]}
      onChange={(value) => {
        const level = Number(value);
        onChange(isLevel(level) ? { kind: 'bot', level } : { kind: 'shared' });
      }}
    />
  );
}
