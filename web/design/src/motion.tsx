import { LazyMotion, MotionConfig } from 'motion/react';
import * as m from 'motion/react-m';
import type { ComponentProps, ReactNode } from 'react';
import { useStage } from './stage.ts';

const loadFeatures = async () => (await import('./motion-features.ts')).features;

/** Things travel, in 150 to 400 ms; nothing fades in for its own sake. */
const TRAVEL = { type: 'spring', duration: 0.38, bounce: 0.12 } as const;

/** Lets pieces inside travel. The machinery comes after the first paint; until then things simply are where they are. */
export function Motion({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user" transition={TRAVEL}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}

export type PieceProps = Omit<ComponentProps<typeof m.div>, 'id'> & {
  /** The same name before and after: the piece travels between the two places. Without it the piece stays put. */
  readonly id?: string | undefined;
};

/** Something that may be moved from place to place on the table. */
export function Piece({ id, ...rest }: PieceProps): ReactNode {
  const { frame } = useStage();
  if (id === undefined) return <m.div {...rest} />;
  return <m.div layoutId={id} layoutDependency={frame} {...rest} />;
}

/** Something that scrolls with pieces in it: their ways are measured against it. */
export function ScrollArea(props: ComponentProps<typeof m.div>): ReactNode {
  return <m.div layoutScroll {...props} />;
}
