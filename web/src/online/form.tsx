import type { TableRefusal } from '@cabale/design';
import type { ReactNode, SubmitEvent } from 'react';
import { useDoing } from './asking.ts';
import { RefusalNote } from './refusalnote.tsx';

interface FormProps {
  /** Accessible name of a form without a heading. */
  readonly label?: string;
  /** Id of the form's heading. */
  readonly labelledBy?: string;
  /** Label of the submit button; `undefined` while there is nothing to submit. */
  readonly submit: string | undefined;
  readonly isLarge?: boolean;
  readonly isDisabled?: boolean;
  /** Rendered beside the button. */
  readonly aside?: ReactNode;
  send(): Promise<TableRefusal | undefined>;
  readonly children: ReactNode;
}

/** A form with its submit button; a refusal is shown above the button. */
export function Form(props: FormProps): ReactNode {
  const { label, labelledBy, submit, isLarge = false, isDisabled = false, aside, send, children } = props;
  const { isBusy, refusal, run } = useDoing();
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(send);
  };
  return (
    <form className="column" aria-label={label} aria-labelledby={labelledBy} onSubmit={onSubmit}>
      {children}
      <RefusalNote refusal={refusal} />
      {submit === undefined ? null : (
        <p className="row">
          <button type="submit" className={isLarge ? 'button primary large' : 'button'} disabled={isBusy || isDisabled}>
            {submit}
          </button>
          {aside}
        </p>
      )}
    </form>
  );
}
