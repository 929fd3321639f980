import { Component, useCallback, useContext, useState, type ComponentProps, type ReactNode } from 'react';
import { Travel, TravelContext, type Places } from './travel.ts';

interface MotionProps {
  /** Changes whenever pieces may have changed places. */
  readonly frame: number;
  readonly children: ReactNode;
}

/** Lets the pieces inside travel from frame to frame. */
export function Motion({ frame, children }: MotionProps): ReactNode {
  const [travel] = useState(() => new Travel());
  return (
    <TravelContext value={travel}>
      <FrameWatch travel={travel} frame={frame}>
        {children}
      </FrameWatch>
    </TravelContext>
  );
}

/** A class, because only a class may look at the page just before it changes. */
class FrameWatch extends Component<MotionProps & { readonly travel: Travel }> {
  override getSnapshotBeforeUpdate({ frame }: MotionProps): Places | null {
    return frame === this.props.frame ? null : this.props.travel.places();
  }

  override componentDidUpdate(_props: MotionProps, _state: unknown, before: Places | null): void {
    if (before !== null) this.props.travel.from(before);
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
export function Piece({ id, ref, ...rest }: PieceProps): ReactNode {
  const travel = useContext(TravelContext);
  const enter = useCallback(
    (element: HTMLDivElement) => {
      const leave = id === undefined ? undefined : travel.enter(id, element);
      const release = typeof ref === 'function' ? ref(element) : undefined;
      if (typeof ref === 'object' && ref !== null) ref.current = element;
      return () => {
        leave?.();
        if (typeof release === 'function') release();
        else if (typeof ref === 'function') ref(null);
      };
    },
    [id, ref, travel],
  );
  return <div ref={enter} {...rest} />;
}
