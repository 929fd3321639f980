/** Sectors, piles and corporations: what they are, and what is there now, in words. */
import { RuleNumber, ScorePart } from '@cabale/design';
import type { Seat, Sentence } from '@cabale/engine';
import { RANDOM_VALUES, type Sector, type Tables } from '../content/tables.ts';
import { scoreRows } from '../rules/scoring.ts';
import type { Mecanisburgo, View, OpenStanding } from '../rules/state.ts';
import { victoriesLeft } from '../rules/victories.ts';
import { cardRef, pawnRef, projectRef, seatRef, victoryRef, type Pile } from '../text/refs.ts';
import { sectorSentences } from '../text/sectors.ts';
import type { ReactNode } from 'react';
import { Items } from './figures.tsx';
import { About, useNameOf, useSay } from './kit.ts';
import { ruleOfSector } from './rulesof.ts';
import { forecast } from './weather.ts';

interface PlaceProps {
  readonly content: Tables;
  readonly view: View | undefined;
}

/** What the sector gives, who stands there in which order, and what comes over it. */
export function AboutSector({ sector, content, view }: PlaceProps & { readonly sector: Sector }): ReactNode {
  return (
    <>
      <ul className="mec-about-list">
        <Items of={sectorSentences(sector, content)} />
        <li>
          <RuleNumber rule={ruleOfSector(sector)} />
        </li>
      </ul>
      {view === undefined ? null : <Now sector={sector} content={content} view={view} />}
      <About part="sector" />
    </>
  );
}

interface NowProps extends Pick<PlaceProps, 'content'> {
  readonly sector: Sector;
  readonly view: View;
}

function Now({ sector, content, view }: NowProps): ReactNode {
  const state = view.sectors[sector];
  if (state === undefined) return null;
  const front = forecast(view, content).find(({ from }) => from === sector);
  const lines: Sentence<Mecanisburgo>[] = [];
  if (state.forbidden) lines.push({ key: 'about.forbidden' });
  if (state.card !== null) lines.push({ key: 'about.card', refs: { card: cardRef(state.card) } });
  if (front !== undefined) lines.push(weatherSentence(front));
  if (state.controller !== null) lines.push({ key: 'about.controller', refs: { seat: seatRef(state.controller) } });
  for (const [seat, { aisAt }] of view.players.entries()) {
    const count = aisAt[sector] ?? 0;
    if (count > 0) lines.push({ key: 'about.aisThere', values: { count }, refs: { seat: seatRef(seat) } });
  }
  return (
    <>
      <ul className="mec-about-list">
        <Items of={lines} />
      </ul>
      <Standings pawns={state.pawns} />
    </>
  );
}

function weatherSentence({ from, to, destroys }: ReturnType<typeof forecast>[number]): Sentence<Mecanisburgo> {
  if (from === to) return { key: 'about.stays' };
  return { key: destroys ? 'about.destroys' : 'about.spreads', values: { number: to + 1 } };
}

/** In order of arrival, which is the initiative. */
export function Standings({ pawns }: { readonly pawns: readonly OpenStanding[] }): ReactNode {
  const nameOf = useNameOf();
  if (pawns.length === 0) return null;
  return (
    <ol className="mec-about-pawns">
      {pawns.map(({ seat, pawn }, place) => (
        // Masked pawns have no identity but their place.
        // eslint-disable-next-line react/no-array-index-key
        <li key={place}>{nameOf(pawn === null ? seatRef(seat) : pawnRef(seat, pawn))}</li>
      ))}
    </ol>
  );
}

/** What lies open in a pile, or what is known to be in it. */
export function AboutPile({ pile, content, view }: PlaceProps & { readonly pile: Pile }): ReactNode {
  const nameOf = useNameOf();
  const names = view === undefined ? [] : openIn(pile, view, content).map((ref) => nameOf(ref));
  return (
    <>
      <About part={`pile.${pile}`} />
      {pile === 'random' && view !== undefined ? <RandomLeft view={view} content={content} /> : null}
      {names.length === 0 ? null : (
        <ul className="about-names">
          {names.map((name, place) => (
            // Two cards may bear one name.
            // eslint-disable-next-line react/no-array-index-key
            <li key={place}>{name}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function openIn(pile: Pile, view: View, content: Tables): readonly ReturnType<typeof cardRef>[] {
  switch (pile) {
    case 'discard':
      return view.discard.map(cardRef);
    case 'victory':
      return victoriesLeft(view, content).map(victoryRef);
    case 'projects':
      return view.projects.map(projectRef);
    case 'blackMarket':
      return view.blackMarket.map(cardRef);
    default:
      return [];
  }
}

/** Random cards are public, so the remaining ones are listed for everybody. */
function RandomLeft({ view, content }: { readonly view: View; readonly content: Tables }): ReactNode {
  const say = useSay();
  const left = RANDOM_VALUES.map((value) => ({
    value,
    count: content.randomCards[value] - view.randomDiscard.filter((each) => each === value).length,
  }));
  return (
    <p>
      {say({ key: 'about.randomLeft' })}{' '}
      <span className="figure">{left.map(({ value, count }) => `${value} ×${count}`).join(' · ')}</span>
    </p>
  );
}

/** Points so far in their parts. */
export function AboutPoints({ seat, content, view }: PlaceProps & { readonly seat: Seat }): ReactNode {
  return (
    <>
      {view === undefined ? null : (
        <ul className="mec-about-list">
          {scoreRows(view, content).map(({ part, values }) => (
            <li key={part}>
              <ScorePart part={part} /> <b className="figure">{values[seat] ?? 0}</b>
            </li>
          ))}
        </ul>
      )}
      <About part="vp" />
    </>
  );
}
