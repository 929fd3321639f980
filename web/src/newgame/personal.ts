import type { Seat, SetupFields, SetupOf } from '@cabale/engine';
import { GAMES, isGame, type PersonalSetting } from '@cabale/games';

/** By name. */
export function personalSettingsOf(game: string): Readonly<Record<string, PersonalSetting>> {
  return (isGame(game) ? GAMES[game].personal : undefined) ?? {};
}

/** The settings of a table at which everybody has moved on by one seat: personal ones move with their people. */
export function movedOn(game: string, setup: SetupOf<SetupFields>): SetupOf<SetupFields> {
  const moved = Object.values(personalSettingsOf(game)).flatMap(({ fields }) =>
    fields.flatMap((field, seat) => {
      const value = setup[fields.at(seat - 1) ?? field];
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
  return { ...setup, ...Object.fromEntries(moved) };
}

/** People are numbered like this: the player at this device is 0, the others follow in the order of their seats. */
const personAt = (seat: Seat, own: Seat): number => (seat === own ? 0 : seat < own ? seat + 1 : seat);

/** The settings of a table, from settings in which personal ones are indexed by person. */
export function settingsBySeat(game: string, setup: SetupOf<SetupFields>, own: Seat): SetupOf<SetupFields> {
  const bySeat = Object.values(personalSettingsOf(game)).flatMap(({ fields }) =>
    fields.flatMap((field, seat) => {
      const value = setup[fields[personAt(seat, own)] ?? field];
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
  return { ...setup, ...Object.fromEntries(bySeat) };
}

/** What has been agreed on, and about whom; whom does not matter where all values are equal. */
export function agreedIn(
  { fields, presets }: PersonalSetting,
  setup: SetupOf<SetupFields>,
): { readonly preset: string; readonly person: number } | undefined {
  for (const [preset, [theirs, others]] of Object.entries(presets)) {
    const person = fields.findIndex((_, about) =>
      fields.every((field, each) => setup[field] === (each === about ? theirs : others)),
    );
    if (person >= 0) return { preset, person };
  }
  return undefined;
}

/** The setup with the values of a preset, which is about that person. */
export function withPreset(
  { fields, presets }: PersonalSetting,
  setup: SetupOf<SetupFields>,
  preset: string,
  person: number,
): SetupOf<SetupFields> {
  const values = presets[preset];
  if (values === undefined) return setup;
  const [theirs, others] = values;
  const given = fields.map((field, each) => [field, each === person ? theirs : others] as const);
  return { ...setup, ...Object.fromEntries(given) };
}
