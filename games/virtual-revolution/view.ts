/** Section 7 of RULES.md: what each seat knows. */
import type { Observer } from '@cabale/engine';
import type { Corruption, Necro, Verse } from './content/tables.ts';
import { playerViewOf, viewOf } from './copies.generated.ts';
import { knowledgeBit } from './rules/corruption.ts';
import type { Player, PlayerView, State, View } from './rules/state.ts';

export function view(state: State, observer: Observer): View {
  return viewOf(state, {
    observer,
    players: playersSeenBy(state, observer),
    agentDeckCount: state.agentDeck.length,
    locationDeckCount: state.locationDeck.length,
    locationsLeft: state.locationDeck.toSorted((left, right) => left - right),
    verseDeck: deckSeen(state),
    corruptionDeckCount: state.corruptionDeck.length,
    necroCount: state.necroPile.length,
    necroTop: necroSeenBy(state, observer),
  });
}

/** Q4: the top card is open, and cards put under the deck are public. */
function deckSeen({ verseDeck, versesUnder }: State): (Verse | null)[] {
  const top = verseDeck.length - 1;
  const seen: (Verse | null)[] = [];
  for (let place = 0; place <= top; place++) {
    seen.push(place < versesUnder || place === top ? (verseDeck[place] as Verse) : null);
  }
  return seen;
}

function necroSeenBy({ players, necroPile }: State, observer: Observer): Necro | null {
  if (observer === 'audience' || players[observer]?.necroSeen !== true) return null;
  return necroPile[necroPile.length - 1] ?? null;
}

function playersSeenBy({ players, corruptionKnown }: State, observer: Observer): PlayerView[] {
  const bit = knowledgeBit(observer);
  const seen: PlayerView[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player;
    const isOwner = seat === observer;
    seen.push(
      playerViewOf(player, {
        corruptionCount: player.corruption.length,
        corruption: isOwner ? player.corruption.slice() : handSeen(player.corruption, corruptionKnown, bit),
        objectives: isOwner ? player.objectives : null,
      }),
    );
  }
  return seen;
}

/** The cards of another's hand that the observer knows. */
function handSeen(hand: readonly Corruption[], known: readonly number[], bit: number): Corruption[] {
  const seen: Corruption[] = [];
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Corruption;
    if (((known[card - 1] ?? 0) & bit) !== 0) seen.push(card);
  }
  return seen;
}
