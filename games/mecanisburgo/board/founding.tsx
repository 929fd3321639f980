/** MEC-1.1: where corporations are chosen, the six crests with who starts there. */
import { askedStep } from '@cabale/design';
import { CORPS, PROPERTIES, STARTING_CHARACTERS, type Corp, type Tables } from '../content/tables.ts';
import { cardRef, corpRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Crest } from './crest.tsx';
import { PropertyEmblem } from './emblem.tsx';
import { Thing, useNameOf, useSay } from './kit.ts';
import { Portrait } from './portrait.tsx';
import type { TableProps } from './table.ts';

export function Founding({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  if (askedStep(view)?.kind !== 'corporation') return null;
  const free = CORPS.filter((corp) => view.players.every((player) => player.corp !== corp));
  return (
    <section className="mec-founding" aria-label={say({ key: 'board.founding' })}>
      <h2 className="mec-head">{say({ key: 'board.founding' })}</h2>
      <ul>
        {free.map((corp) => (
          <li key={corp}>
            <Thing thing={corpRef(corp)} travels={false} className="mec-corp">
              <CorpFace corp={corp} content={content} />
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The crest, the Board and what it starts with. */
export function CorpFace({ corp, content }: { readonly corp: Corp; readonly content: Tables }): ReactNode {
  const nameOf = useNameOf();
  const board = STARTING_CHARACTERS.filter((character) => content.characters[character].corp === corp);
  const properties = PROPERTIES.filter((property) => content.properties[property].corp === corp);
  return (
    <span className="mec-corp-face">
      <Crest corp={corp} size={44} />
      <span className="mec-words">
        <b className="mec-name">{nameOf(corpRef(corp))}</b>
        <span className="mec-corp-people">
          {board.map((character) => (
            <Portrait key={character} character={character} />
          ))}
          {properties.map((property) => (
            <PropertyEmblem key={property} property={property} />
          ))}
        </span>
        <span className="mec-quiet">{[...board, ...properties].map((card) => nameOf(cardRef(card))).join(', ')}</span>
      </span>
    </span>
  );
}
