import type { SetupFields, SetupOf } from '@cabale/engine';
import type { GameId, PersonalSetting } from '@cabale/games';
import type { ReactNode } from 'react';
import { useBoard } from '../games.ts';
import { Choices } from '../pages/choices.tsx';
import { useGameText } from '../text/i18n.ts';
import { agreedIn, withPreset } from './personal.ts';
import { useSeatNames } from './seatnames.ts';

interface PersonalChoiceProps {
  readonly game: GameId;
  readonly name: string;
  readonly setting: PersonalSetting;
  /** Names of the people; where missing, people are their seats. */
  readonly people: readonly string[] | undefined;
  readonly setup: SetupOf<SetupFields>;
  onChange(setup: SetupOf<SetupFields>): void;
}

/** A setting that belongs to people: what is agreed on, and where that makes a difference, about whom. */
export function PersonalChoice({ game, name, setting, people, setup, onChange }: PersonalChoiceProps): ReactNode {
  const sayGame = useGameText(game);
  const seats = useSeatNames(game, useBoard(game).words, setting.fields.length);
  const { preset = '', person = 0 } = agreedIn(setting, setup) ?? {};
  const [theirs, others] = setting.presets[preset] ?? [];
  return (
    <>
      <Choices
        legend={sayGame(`personal.${name}.label`)}
        description={sayGame(`personal.${name}.help`)}
        value={preset}
        choices={Object.keys(setting.presets).map((each) => ({
          value: each,
          label: sayGame(`personal.${name}.${each}`),
        }))}
        onChange={(chosen) => onChange(withPreset(setting, setup, chosen, person))}
      />
      {theirs === others ? null : (
        <Choices
          legend={sayGame(`personal.${name}.who`)}
          value={String(person)}
          choices={(people ?? seats).map((label, each) => ({ value: String(each), label }))}
          onChange={(chosen) => onChange(withPreset(setting, setup, preset, Number(chosen)))}
        />
      )}
    </>
  );
}
