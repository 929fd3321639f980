import type { Ref } from '@cabale/engine';
import { createContext, useContext } from 'react';

interface OverlayActions {
  /** Lets the user choose one of several options. */
  openMenu(thing: Ref, anchor: Element): void;
  /** Shows the explanation in a sheet: on touch screens, and for Enter on a thing that cannot be chosen. */
  openSheet(thing: Ref): void;
  /** Shows a rule in a sheet. */
  openRule(rule: string): void;
}

export const OverlayContext = createContext<OverlayActions>({
  openMenu: () => {},
  openSheet: () => {},
  openRule: () => {},
});

export function useOverlays(): OverlayActions {
  return useContext(OverlayContext);
}
