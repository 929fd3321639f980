/** The rules on one page, with pictures made of the board's own pieces. */
import { type GameRules, RuleNumber, RulesBook } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import {
  BOOST_CARDS,
  DISTRICTS,
  LEVEL_1,
  LEVEL_2,
  NECROS,
  OBJECTIVES,
  VERSES,
  type Agent,
  type Corruption,
  type CorruptionCard,
} from '../content/tables.ts';
import { boostEffect } from '../rules/counts.ts';
import { boostSentence, objectiveSentence, titleSentence } from '../text/effects.ts';
import { actionRef, boostRef, districtRef, objectiveRef } from '../text/refs.ts';
import { rulebook } from '../rulebook.generated.ts';
import { rulesPage } from '../text/rulespage.ts';
import type { ReactNode } from 'react';
import { AgentFace, CorruptionFace, NecroFace, VerseFace } from './cards.tsx';
import { City } from './city.tsx';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import { PlayerPanel } from './player.tsx';
import { ruleOfAgent, ruleOfBoost, ruleOfTitle, ruleOfVerse } from './rulesof.ts';
import { SAMPLE } from './sample.ts';
import { Sources } from './sources.tsx';

/** By chapter and paragraph. */
const PICTURES: Readonly<Record<string, Readonly<Record<string, () => ReactNode>>>> = {
  setup: { players: () => <SetupTable /> },
  city: {
    map: () => (
      <div className="rules-picture">
        <City table={SAMPLE} />
      </div>
    ),
  },
  turn: {
    when: () => (
      <div className="rules-picture">
        <PlayerPanel table={SAMPLE} seat={0} />
      </div>
    ),
  },
  control: { list: () => <TitleList /> },
  boosts: { list: () => <BoostList /> },
  verses: { list: () => <VerseCards /> },
  agents: { list1: () => <AgentCards of={LEVEL_1} />, list2: () => <AgentCards of={LEVEL_2} /> },
  search: { kinds: () => <CorruptionDeck /> },
  necro: { list: () => <Cards of={NECROS} render={(necro) => <NecroFace necro={necro} content={PRINTED} />} /> },
  end: { servers: () => <ServerTable />, objectives: () => <ObjectiveTable /> },
};

function RulesPage(): ReactNode {
  const pictures = Object.entries(PICTURES).flatMap(([chapter, parts]) =>
    Object.entries(parts).map(([part, draw]) => [`${chapter}.${part}`, draw()] as const),
  );
  return <RulesBook className="vr rules-page vr-rules" text={rulesPage} pictures={Object.fromEntries(pictures)} />;
}

interface CardsProps<Of extends string | number> {
  readonly of: readonly Of[];
  readonly className?: string;
  readonly render: (card: Of) => ReactNode;
}

function Cards<Of extends string | number>({ of, className = 'vr-card', render }: CardsProps<Of>): ReactNode {
  return (
    <ul className="rules-cards">
      {of.map((card) => (
        <li key={card} className={className}>
          {render(card)}
        </li>
      ))}
    </ul>
  );
}

const SEATS = [2, 3, 4] as const;
const FIGURES = ['tokens', 'locations', 'placed', 'reserve'] as const;

/** What depends on the number of players. */
function SetupTable(): ReactNode {
  const say = useSay();
  const figure = (row: (typeof FIGURES)[number], seats: (typeof SEATS)[number]): string => {
    const { tokens, locations } = PRINTED.sizes[seats];
    switch (row) {
      case 'tokens':
        return String(tokens);
      case 'locations':
        return String(locations);
      case 'placed':
        return `${locations - 1} / ${locations}`;
      case 'reserve':
        return `${tokens - locations + 1} / ${tokens - locations}`;
    }
  };
  return (
    <div className="rules-scroll">
      <table>
        <thead>
          <tr>
            <th>{say({ key: 'board.table.players' })}</th>
            {SEATS.map((seats) => (
              <th key={seats}>{seats}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIGURES.map((row) => (
            <tr key={row}>
              <th>{say({ key: `board.table.${row}` })}</th>
              {SEATS.map((seats) => (
                <td key={seats}>{figure(row, seats)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ServerTable(): ReactNode {
  const say = useSay();
  const built = PRINTED.numbers.serverVp.map((vp, count) => ({ vp, count })).slice(1);
  return (
    <div className="rules-scroll">
      <table>
        <tbody>
          <tr>
            <th>{say({ key: 'score.servers' })}</th>
            {built.map(({ count }) => (
              <td key={count}>{count}</td>
            ))}
          </tr>
          <tr>
            <th>{say({ key: 'board.table.vp' })}</th>
            {built.map(({ vp, count }) => (
              <td key={count}>{vp}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Every Objective, with its value for each number of players where they differ. */
function ObjectiveTable(): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <div className="rules-scroll">
      <table className="vr-objective-table">
        <tbody>
          {OBJECTIVES.map((objective) => {
            const told = SEATS.map((seats) => say(objectiveSentence(objective, seats, PRINTED)));
            const isSame = told.every((sentence) => sentence === told[0]);
            return (
              <tr key={objective}>
                <th>{nameOf(objectiveRef(objective))}</th>
                <td>
                  {isSame
                    ? told[0]
                    : SEATS.map((seats, index) => (
                        <p key={seats}>
                          {say({ key: 'board.table.withPlayers', values: { seats, sentence: told[index] ?? '' } })}
                        </p>
                      ))}
                  <Sources part="objectives" entry={objective} content={PRINTED} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function BoostList(): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <ul className="rules-list">
      {BOOST_CARDS.map((boost) => {
        const effect = boostEffect(boost, PRINTED);
        return (
          <li key={boost}>
            <Icon of={effect.action} /> <b>{nameOf(boostRef(boost))}</b> – {nameOf(actionRef(effect.action))} :{' '}
            {say(boostSentence(effect))} <RuleNumber rule={ruleOfBoost(boost)} />
            <Sources part="boosts" entry={boost} content={PRINTED} />
          </li>
        );
      })}
    </ul>
  );
}

function TitleList(): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <ul className="rules-list">
      {DISTRICTS.map((district) => (
        <li key={district}>
          <b>{nameOf(districtRef(district))}</b> – {say(titleSentence(PRINTED.titles[district].effect, PRINTED))}{' '}
          <RuleNumber rule={ruleOfTitle(district)} />
          <Sources part="titles" entry={district} content={PRINTED} />
          <Sources part="names" entry={district} content={PRINTED} />
        </li>
      ))}
    </ul>
  );
}

function AgentCards({ of }: { readonly of: readonly Agent[] }): ReactNode {
  return (
    <Cards
      of={of}
      render={(agent) => (
        <>
          <AgentFace agent={agent} content={PRINTED} />
          <RuleNumber rule={ruleOfAgent(agent)} />
          <Sources part="agents" entry={agent} content={PRINTED} />
        </>
      )}
    />
  );
}

function VerseCards(): ReactNode {
  return (
    <Cards
      of={VERSES}
      render={(verse) => (
        <>
          <VerseFace verse={verse} content={PRINTED} />
          <RuleNumber rule={ruleOfVerse(verse)} />
          <Sources part="verses" entry={verse} content={PRINTED} />
        </>
      )}
    />
  );
}

const KINDS = ['immunity', 'money', 'revenue', 'agent', 'influence', 'server', 'verse', 'boost'] as const;

/** All Corruption cards by kind, with the number of each. */
function CorruptionDeck(): ReactNode {
  const say = useSay();
  return (
    <>
      {KINDS.map((kind) => {
        const cards = cardsOf(kind);
        return (
          <section key={kind}>
            <p>
              <b>{say({ key: 'board.count.corruption', values: { count: cards.length } })}</b>
            </p>
            <Cards
              of={cards}
              className="vr-corruption"
              render={(card) => <CorruptionFace card={card} content={PRINTED} />}
            />
          </section>
        );
      })}
      <Sources part="corruption" entry="C12" content={PRINTED} />
    </>
  );
}

function cardsOf(kind: CorruptionCard['kind']): readonly Corruption[] {
  return PRINTED.corruption.flatMap((card, index) => (card.kind === kind ? [index + 1] : []));
}

export const rules: GameRules = { Page: RulesPage, text: rulesPage, book: rulebook };
