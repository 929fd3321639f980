import type { Game, GameTypes, SetupFields, SetupOf } from '@cabale/engine';
import type { ReactNode } from 'react';
import { Choices } from '../pages/choices.tsx';
import { SelectField } from '../pages/selectfield.tsx';
import { useGameText } from '../text/i18n.ts';
import { settingsFor } from './create.ts';

interface SetupChoicesProps {
  readonly game: Game<GameTypes>;
  readonly seats: number;
  readonly setup: SetupOf<SetupFields>;
  onChange(setup: SetupOf<SetupFields>): void;
}

/** More values than this are not laid out side by side. */
const MOST_IN_SIGHT = 6;

/** The variants of a game, each explained where it is chosen: `setup.<field>.label`, `.help` and `.<value>`. */
export function SetupChoices({ game, seats, setup, onChange }: SetupChoicesProps): ReactNode {
  const sayGame = useGameText(game.id);
  return Object.entries(settingsFor(game, seats)).map(([field, values]) => {
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
    return values.length > MOST_IN_SIGHT ? (
      <SelectField key={field} label={label} {...parts} />
    ) : (
      <Choices key={field} legend={label} {...parts} />
    );
  });
}
