import { defineCounts } from '@cabale/engine';
import { ACTION_VALUES, CORPS, PROJECTS, PROPERTY_TYPES, RACES, SKILLS } from '../content/tables.ts';
import { cardOf, isDamaged, isPlaying, playerOf, propertyCard, readyAis } from '../rules/counts.ts';
import type { Mecanisburgo } from '../rules/state.ts';

type Group = keyof typeof GROUPS;

const GROUPS = {
  corp: CORPS,
  /** Elite agents count twice. */
  skill: SKILLS,
  race: RACES,
  property: PROPERTY_TYPES,
  project: PROJECTS,
  action: ACTION_VALUES,
  stock: ['cash', 'hand', 'ais', 'threats', 'corporate', 'agents', 'works', 'damaged', 'available', 'best', 'cavorite'],
  controls: ['sectors', 'shuttle', 'minisub'],
  time: ['round', 'chaos', 'victories', 'threats', 'forbidden', 'resolution'],
} as const;

export const counts = defineCounts<Mecanisburgo, Group>(GROUPS, (tally, state, seat, content) => {
  tally.add('time', 0, state.round / 6);
  tally.add('time', 2, state.victories.length / 3);
  tally.add('time', 5, state.phase === 'resolution' ? 1 : 0);
  let threats = 0;
  let sectors = 0;
  for (const sector of state.sectors) {
    if (sector.forbidden) tally.add('time', 4, 0.2);
    if (sector.card !== null && sector.card in content.threats) threats++;
    if (sector.controller === seat) sectors++;
  }
  tally.add('time', 3, threats / 4);
  tally.add('time', 1, (threats / 4) ** 2);
  if (!isPlaying(state, seat)) return;
  const player = playerOf(state, seat);
  if (player.corp !== null) tally.add('corp', CORPS.indexOf(player.corp));
  let agents = 0;
  let best = 0;
  for (const member of player.slots) {
    if (member === null) continue;
    const card = cardOf(content, member);
    agents++;
    best = Math.max(best, card.n + card.c);
    tally.add('race', RACES.indexOf(card.race), 0.3);
    for (const [index, skill] of SKILLS.entries()) {
      const elite = card.skills[skill];
      if (elite !== undefined) tally.add('skill', index, elite ? 1 : 0.5);
    }
  }
  let damaged = 0;
  let cavorite = 0;
  for (const holding of player.holdings) {
    const card = propertyCard(content, holding);
    tally.add('property', PROPERTY_TYPES.indexOf(card.type), 0.5);
    cavorite += card.cavorite;
    if (isDamaged(holding)) damaged++;
  }
  for (const { project } of player.works) tally.add('project', PROJECTS.indexOf(project));
  for (const [index, left] of player.actionCards.entries()) tally.add('action', index, left / 2);
  tally.add('stock', 0, player.cash / 30);
  tally.add('stock', 1, player.hand.length / 4);
  tally.add('stock', 2, readyAis(state, player) / 5);
  tally.add('stock', 3, player.threats.length / 3);
  tally.add('stock', 4, player.corporate);
  tally.add('stock', 5, agents / 8);
  tally.add('stock', 6, player.works.length / 3);
  tally.add('stock', 7, damaged / 3);
  tally.add('stock', 8, player.pawns.filter((place) => place === -1).length / 5);
  tally.add('stock', 9, best / 15);
  tally.add('stock', 10, cavorite / content.numbers.cavorite);
  tally.add('controls', 0, sectors / 4);
  if (state.shuttle === seat) tally.add('controls', 1);
  if (state.minisub === seat) tally.add('controls', 2);
});
