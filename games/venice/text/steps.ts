/** What players are asked and what they may answer, by chapter of the game. */
import type { WordTables } from '@cabale/engine';
import type { Venice } from '../rules/state.ts';
import { buildingSteps } from './steps-building.ts';
import { cardSteps } from './steps-cards.ts';
import { smugglerSteps } from './steps-smugglers.ts';
import { tripSteps } from './steps-trip.ts';

export const steps: WordTables<Venice>['steps'] = { ...cardSteps, ...tripSteps, ...buildingSteps, ...smugglerSteps };
