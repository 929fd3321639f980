import type { ReactNode } from 'react';
import { Choices } from '../pages/choices.tsx';
import { SelectField } from '../pages/selectfield.tsx';
import type { Player } from '../saves/saved.ts';
import { useText } from '../text/i18n.ts';
import { isLevel, PERSON } from './create.ts';
import { useLevelChoices } from './levelchoices.ts';

interface OpponentChoiceProps {
  /** Names of the other seats, in seat order. */
  readonly names: readonly string[];
  /** One player for all other seats, or one for each. */
  readonly opponents: readonly Player[];
  onChange(opponents: readonly Player[]): void;
}

/** The players in the other seats: the same for all, or each chosen separately. */
export function OpponentChoice({ names, opponents, onChange }: OpponentChoiceProps): ReactNode {
  const say = useText();
  const isEach = names.length > 1 && opponents.length > 1;
  const [first = PERSON] = opponents;
  return (
    <>
      {isEach ? (
        <EachOpponent names={names} opponents={opponents} onChange={onChange} />
      ) : (
        <AllOpponents count={names.length} opponent={first} onChange={(opponent) => onChange([opponent])} />
      )}
      {names.length < 2 ? null : (
        <label className="check">
          <input
            type="checkbox"
            checked={isEach}
            onChange={({ target }) => onChange(target.checked ? names.map(() => first) : [first])}
          />
          {say('new.each')}
        </label>
      )}
    </>
  );
}

interface AllOpponentsProps {
  readonly count: number;
  readonly opponent: Player;
  onChange(opponent: Player): void;
}

function AllOpponents({ count, opponent, onChange }: AllOpponentsProps): ReactNode {
  const say = useText();
  const bots = useLevelChoices();
  const shared = say(count > 1 ? 'new.sharedByMany' : 'new.shared');
  return (
    <Choices
      large
      legend={say('new.opponent', { count })}
      value={valueOf(opponent)}
      choices={[...bots, { value: 'person', label: shared, description: say('new.sharedWhy') }]}
      onChange={(value) => onChange(playerOf(value))}
    />
  );
}

function EachOpponent({ names, opponents, onChange }: OpponentChoiceProps): ReactNode {
  const say = useText();
  const bots = useLevelChoices();
  return (
    <fieldset className="choices opponents">
      <legend>{say('new.opponent', { count: names.length })}</legend>
      {names.map((name, index) => (
        <SelectField
          key={name}
          className="opponent"
          label={name}
          value={valueOf(opponents[index] ?? PERSON)}
          choices={[...bots, { value: 'person', label: say('new.person') }]}
          onChange={(value) =>
            onChange(names.map((_, each) => (each === index ? playerOf(value) : (opponents[each] ?? PERSON))))
          }
        />
      ))}
    </fieldset>
  );
}

function valueOf(player: Player): string {
  return player.kind === 'bot' ? String(player.level) : 'person';
}

function playerOf(value: string): Player {
  const level = Number(value);
  return isLevel(level) ? { kind: 'bot', level } : PERSON;
}
