import type { Game, GameTypes, SetupFields, SetupOf } from '@cabale/engine';
import { isGame } from '@cabale/games';
import type { ReactNode } from 'react';
import { Choices } from '../pages/choices.tsx';
import { SelectField } from '../pages/selectfield.tsx';
import { useGameText } from '../text/i18n.ts';
import { settingsFor } from './create.ts';
import { personalSettingsOf } from './personal.ts';
import { PersonalChoice } from './personalchoice.tsx';

interface SetupChoicesProps {
  readonly game: Game<GameTypes>;
  readonly seats: number;
  /** Personal settings are indexed by person in it. */
  readonly setup: SetupOf<SetupFields>;
  /** Names of the people at the table, if they are not simply their seats. */
  readonly people?: readonly string[];
  onChange(setup: SetupOf<SetupFields>): void;
}

/** Settings with more values than this are shown as a list instead of side by side. */
const MOST_SIDE_BY_SIDE = 6;

/** The variants of a game, each explained where it is chosen: `setup.<field>.label`, `.help` and `.<value>`. */
export function SetupChoices({ game, seats, setup, people, onChange }: SetupChoicesProps): ReactNode {
  const sayGame = useGameText(game.id);
  const personal = Object.entries(personalSettingsOf(game.id));
  return Object.entries(settingsFor(game, seats, setup)).map(([field, values]) => {
    const [name, setting] = personal.find(([, { fields }]) => fields.includes(field)) ?? [];
    if (name !== undefined && setting !== undefined && isGame(game.id)) {
      // All its fields are chosen at once, at the place of the first.
      return setting.fields[0] === field ? (
        <PersonalChoice key={field} {...{ name, setting, people, setup, onChange }} game={game.id} />
      ) : null;
    }
    const label = sayGame(`setup.${field}.label`);
    const parts = {
      description: sayGame(`setup.${field}.help`),
      value: String(setup[field]),
      choices: values.map((value) => ({ value: String(value), label: sayGame(`setup.${field}.${value}`) })),
      onChange(chosen: string) {
        const value = values.find((each) => String(each) === chosen);
        if (value !== undefined) onChange({ ...setup, [field]: value });
      },
    };
    return values.length > MOST_SIDE_BY_SIDE ? (
      <SelectField key={field} label={label} {...parts} />
    ) : (
      <Choices key={field} legend={label} {...parts} />
    );
  });
}
