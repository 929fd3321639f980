import { Component, type ComponentProps, type ReactNode } from 'react';
import { placesOfPieces, travelFrom, type Places } from './travel.ts';

interface MotionProps {
  /** Changes whenever pieces may have changed places. */
  readonly frame: number;
  readonly children: ReactNode;
}

/** Lets the pieces inside travel from frame to frame. A class: only a class may look at the page before it changes. */
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
  /** The same name before and after: the piece travels between the two places. Without it the piece stays put. */
  readonly id?: string | undefined;
};

/** Something that may be moved from place to place on the table. */
export function Piece({ id, ...rest }: PieceProps): ReactNode {
  return <div data-piece={id} {...rest} />;
}
