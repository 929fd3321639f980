/** The table of a lesson, by the names its text uses. */
import { isSameOption, Rules } from '@cabale/engine';
import { PRINTED } from '../../content/printed.ts';
import type { Character, Opportunity, Property, Sector, Skill } from '../../content/tables.ts';
import { mecanisburgo } from '../../index.ts';
import { agentsAt, has, playerOf, sectorOf } from '../../rules/counts.ts';
import type { Holding, Mecanisburgo } from '../../rules/state.ts';
import { totalNow } from '../../rules/totals.ts';
import { character as characterNames, property as propertyNames } from '../../text/en/cards.ts';
import { sector as sectorNames } from '../../text/en/names.ts';
import type { MecanisburgoRef } from '../../text/refs.ts';
import { Taught } from '../../../test/claims.ts';

export const RULES = new Rules(mecanisburgo);
/** Corporations by seat. */
export const RUR = 0;
export const BION = 1;
export const OMNI = 2;
export const DECOY_PAWN = 8;

function named<Id extends string>(names: Readonly<Record<Id, string>>, name: string): Id {
  const found = (Object.keys(names) as Id[]).find((id) => names[id] === name);
  if (found === undefined) throw new Error(`nothing is called ${name}`);
  return found;
}

export const person = (name: string): Character => named<Character>(characterNames, name);
export const holding = (name: string): Property => named<Property>(propertyNames, name);
export const them = (...names: readonly string[]): MecanisburgoRef[] =>
  names.map((name) => `character:${person(name)}` as const);
export const asset = (name: string): MecanisburgoRef => `property:${holding(name)}`;
/** By the name on the board, without its number. */
export const sector = (name: string): Sector =>
  Object.values(sectorNames).findIndex((each) => each.replace(/ \(\d+\)$/, '') === name);
export const place = (name: string): MecanisburgoRef => `sector:${sector(name)}`;

export const PALACIO = 'Palacio de Justicia';
export const STATION = 'Estacion Central';
export const PLAZA = 'Gran Plaza Asimov';
export const ROBOTOWN = 'Robotown';
export const ACCOUNTANT = 'The Shadow Accountant';
export const FIREMAN = 'Exo-Fireman';
export const RIVET = 'Engineer Rivet';
export const ALPHA = 'Prototype Alpha';
export const PROGRAMADOR = 'Programador Maestro';
export const GOLEMINE = 'Foundress Golemine';

/** The table of a lesson, by the names its text uses. */
export class Table extends Taught<Mecanisburgo> {
  get own() {
    return playerOf(this.state, RUR);
  }

  corps(): readonly (string | null)[] {
    return this.state.players.map(({ corp }) => corp);
  }

  cash(seat = RUR): number {
    return playerOf(this.state, seat).cash;
  }

  slot(name: string): number {
    return this.own.slots.findIndex((member) => member?.character === person(name));
  }

  /** Where the agent of a name is. */
  isIn(name: string, where: string): boolean {
    return this.own.pawns[this.slot(name)] === sector(where);
  }

  pawns(where: string): readonly number[] {
    return sectorOf(this.state, sector(where)).pawns.map(({ seat }) => seat);
  }

  card(where: string): Opportunity | null {
    return sectorOf(this.state, sector(where)).card;
  }

  controller(where: string): number | null {
    return sectorOf(this.state, sector(where)).controller;
  }

  agents(seat: number, where: string): readonly Character[] {
    const { slots } = playerOf(this.state, seat);
    return agentsAt(this.state, sector(where), seat).flatMap((slot) => slots[slot]?.character ?? []);
  }

  hand(): readonly Opportunity[] {
    return this.own.hand.map(({ card }) => card);
  }

  owns(seat: number, name: string): Holding | undefined {
    return playerOf(this.state, seat).holdings.find(({ property }) => property === holding(name));
  }

  hires(seat: number, name: string): boolean {
    return playerOf(this.state, seat).slots.some((member) => member?.character === person(name));
  }

  total(seat: number): number {
    return totalNow(this.state, seat, PRINTED);
  }

  passed(): readonly boolean[] {
    return this.state.players.map(({ hasPassed }) => hasPassed);
  }

  offers(option: Parameters<typeof isSameOption>[0]): boolean {
    return RULES.options(this.state, RUR).some((each) => isSameOption(each, option));
  }
}

export const figures = (name: string) => PRINTED.characters[person(name)];
export const can = (name: string, skill: Skill): boolean => has(figures(name), skill);
export const sectorCard = (name: string) => PRINTED.sectors[sector(name)];

export const whereAgentsAre = (at: Table): readonly (readonly [unknown, unknown])[] => [
  [at.own.pawns[DECOY_PAWN], sector(PALACIO)],
  [[ALPHA, PROGRAMADOR].map((name) => at.isIn(name, ROBOTOWN)), [true, true]],
  [at.isIn(GOLEMINE, STATION), true],
  [at.isIn(FIREMAN, PLAZA), true],
  [at.state.phase, 'resolution'],
  [at.state.round, 1],
];
