import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Header } from '../pages/header.tsx';

/** On the addresses of tables the house draws no header, since a table brings its own; what is no table yet needs one. */
export function BareHeader(): ReactNode {
  const [location] = useLocation();
  return /^\/(?:online\/(?:table|replay)\/|shared$)/.test(location) ? <Header /> : null;
}
