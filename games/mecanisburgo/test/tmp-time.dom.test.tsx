import { defaultSetup } from '@cabale/engine';
import { changeLanguage } from 'i18next';
import { it } from 'vitest';
import { BoardOnStage, prepareTexts } from '../../test/boards.tsx';
import { module } from '../board/index.tsx';
import { SETUP } from '../rules/variants.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
prepareTexts('mecanisburgo', { en, fr });
const board = new BoardOnStage(module, ({ options }, random) => random.pick(options));
it('times', async () => {
  for (const l of ['fr', 'en']) {
  await changeLanguage(l);
  const t = performance.now(); const c = board.showRules(board.rules.start(defaultSetup(SETUP), 2, 'x')); const h = c.innerHTML; console.log(l, performance.now() - t, h.length, c.querySelectorAll('*').length, c.querySelectorAll('.mec-wedge').length, h.match(/.{60}(MISSING|\{\{|undefined|NaN).{60}/g)); }
}, 100000);
