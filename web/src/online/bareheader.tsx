import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Header } from '../pages/header.tsx';

/** The app renders no header at these addresses, since a table has its own; pages shown instead of a table need one. */
export function BareHeader(): ReactNode {
  const [location] = useLocation();
  return /^\/(?:online\/(?:table|replay)\/|shared$)/.test(location) ? <Header /> : null;
}
