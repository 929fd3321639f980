/** The rules on one page, with pictures made of the board's own pieces. */
import { type GameRules, RulesBook } from '@cabale/design';
import type { ReactNode } from 'react';
import { CORPS } from '../content/tables.ts';
import { rulebook } from '../rulebook.generated.ts';
import { rulesPage } from '../text/rulespage.ts';
import { City } from './city.tsx';
import { ContestStage } from './contest.tsx';
import { PlayerPanel } from './player.tsx';
import {
  CardList,
  CorpCards,
  RobotCards,
  SectorList,
  SetupTable,
  SkillList,
  SpecialList,
  VictoryList,
} from './rulestables.tsx';
import { FOUGHT, SAMPLE } from './sample.ts';

function Picture({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="rules-picture">{children}</div>;
}

/** By chapter and paragraph. */
const PICTURES: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  hq: {
    rest: (
      <Picture>
        <PlayerPanel table={SAMPLE} seat={0} />
      </Picture>
    ),
  },
  setup: { players: <SetupTable /> },
  deployment: {
    zone: (
      <Picture>
        <City table={SAMPLE} />
      </Picture>
    ),
  },
  confrontation: {
    loss: (
      <Picture>
        <ContestStage table={FOUGHT} />
      </Picture>
    ),
  },
  sectors: { list: <SectorList /> },
  skills: { list: <SkillList /> },
  corporations: {
    ...Object.fromEntries(CORPS.map((corp) => [corp, <CorpCards key={corp} corp={corp} />])),
    robots: <RobotCards />,
  },
  events: { won: <CardList of="events" /> },
  threats: { chaos: <CardList of="threats" /> },
  projects: { list: <CardList of="projects" /> },
  victories: { events: <VictoryList /> },
  specials: { metaluna: <SpecialList /> },
};

function RulesPage(): ReactNode {
  const pictures = Object.entries(PICTURES).flatMap(([chapter, parts]) =>
    Object.entries(parts).map(([part, picture]) => [`${chapter}.${part}`, picture] as const),
  );
  return <RulesBook className="mec rules-page mec-rules" text={rulesPage} pictures={Object.fromEntries(pictures)} />;
}

export const rules: GameRules = { Page: RulesPage, text: rulesPage, book: rulebook };
