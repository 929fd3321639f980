import type { Game, GameTypes, SetupFields, SetupOf } from '@cabale/engine';
import type { ReactNode } from 'react';
import { Choices } from '../pages/choices.tsx';
import { useGameText } from '../text/i18n.ts';

interface SetupChoicesProps {
  readonly game: Game<GameTypes>;
  readonly setup: SetupOf<SetupFields>;
  onChange(setup: SetupOf<SetupFields>): void;
}

/** The variants of a game, each explained where it is chosen: `setup.<field>.label`, `setup.<field>.<value>`. */
export function SetupChoices({ game, setup, onChange }: SetupChoicesProps): ReactNode {
  const sayGame = useGameText(game.id);
  return Object.entries(game.setup).map(([field, values]) => (
    <Choices
      key={field}
      legend={sayGame(`setup.${field}.label`)}
      value={String(setup[field])}
      choices={values.map((value) => ({ value: String(value), label: sayGame(`setup.${field}.${value}`) }))}
      onChange={(chosen) => {
        const value = values.find((each) => String(each) === chosen);
        if (value !== undefined) onChange({ ...setup, [field]: value });
      }}
    />
  ));
}
