import type { TableProps as Props } from '@cabale/design';
import type { VirtualRevolution } from '../rules/state.ts';

export type TableProps = Props<VirtualRevolution>;
