import type { GameId } from '@cabale/games';
import type { ComponentType, ReactNode } from 'react';
import { MecanisburgoVignette } from './vignettes/mecanisburgo.tsx';
import { NewOrderVignette } from './vignettes/neworder.tsx';
import { SanVignette } from './vignettes/san.tsx';
import { VeniceVignette } from './vignettes/venice.tsx';
import { VirtualRevolutionVignette } from './vignettes/virtualrevolution.tsx';

const VIGNETTES: Readonly<Record<GameId, ComponentType>> = {
  san: SanVignette,
  'new-order': NewOrderVignette,
  venice: VeniceVignette,
  'virtual-revolution': VirtualRevolutionVignette,
  mecanisburgo: MecanisburgoVignette,
};

/** A game's world in a small picture: it should be recognised from across the room. */
export function Vignette({ id }: { readonly id: GameId }): ReactNode {
  const Picture = VIGNETTES[id];
  return (
    <svg className="vignette" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Picture />
    </svg>
  );
}
