import { aboutOf } from '@cabale/design';
import { RULE_OF } from './rulesof.ts';

export const About = aboutOf(RULE_OF);
