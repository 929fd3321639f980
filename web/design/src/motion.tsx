import { Component, type ComponentProps, type ReactNode } from 'react';
import { placesOfPieces, travelFrom, type Places } from './travel.ts';

interface MotionProps {
  /** Changes whenever pieces may have changed places. */
  readonly frame: number;
  readonly children: ReactNode;
}

/** Animates the pieces inside from frame to frame. A class, because hooks cannot read the page before it changes. */
export class Motion extends Component<MotionProps> {
  override getSnapshotBeforeUpdate({ frame }: MotionProps): Places | null {
    return frame === this.props.frame ? null : placesOfPieces();
  }

  override componentDidUpdate(_props: MotionProps, _state: unknown, before: Places | null): void {
    if (before !== null) travelFrom(before);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

export type PieceProps = Omit<ComponentProps<'div'>, 'id'> & {
  /** A piece with the same id before and after an update is animated between the two places. */
  readonly id?: string | undefined;
};

/** A piece that may move on the table. */
export function Piece({ id, ...rest }: PieceProps): ReactNode {
  return <div data-piece={id} {...rest} />;
}
