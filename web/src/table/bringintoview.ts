import type { Decision, GameTypes } from '@cabale/engine';
import { useEffect } from 'react';

/** When the board has been rendered, and when pieces that travel have arrived: on their way they may be in view. */
const SETTLED_MS = [80, 250, 800] as const;

/** At every new decision: if nothing that can be chosen is in view, the page moves to the first thing that can. */
export function useChoiceInView(decision: Decision<GameTypes> | undefined): void {
  useEffect(() => {
    if (decision === undefined) return undefined;
    const look = () => {
      const open = [...document.querySelectorAll('.table-board [data-choosable="open"]')].filter((thing) =>
        thing.checkVisibility(),
      );
      if (open.length === 0 || open.some(isInView)) return;
      // On a phone, where hardly anything fits, the question and what it is about must come together.
      const atOnce = matchMedia('(prefers-reduced-motion: reduce), (pointer: coarse)').matches;
      open[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: atOnce ? 'instant' : 'smooth' });
    };
    const timers = SETTLED_MS.map((milliseconds) => setTimeout(look, milliseconds));
    return () => timers.forEach(clearTimeout);
  }, [decision]);
}

/** Most of it, and not below what sticks to the edges of a phone. */
function isInView(thing: Element): boolean {
  const { top, bottom, left, right } = thing.getBoundingClientRect();
  const above = document.querySelector('.table-top')?.getBoundingClientRect().bottom ?? 0;
  const bar = document.querySelector('.table-bar')?.getBoundingClientRect();
  // Beside the board the bar hides nothing.
  const below = bar !== undefined && bar.width > innerWidth / 2 ? bar.top : innerHeight;
  const height = Math.min(bottom, below) - Math.max(top, above);
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  return width > 0 && height > 0 && width * height >= 0.6 * (right - left) * (bottom - top);
}
