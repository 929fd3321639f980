import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { useText } from '../text/i18n.ts';

interface CrashState {
  readonly error: Error | undefined;
}

/** Error boundary. Games are saved at every choice, so a page that fails loses nothing. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, CrashState> {
  override state: CrashState = { error: undefined };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <CrashPage error={this.state.error} />;
  }
}

function CrashPage({ error }: { readonly error: Error }): ReactNode {
  const say = useText();
  return (
    <main className="page narrow" role="alert">
      <h1>{say('crash.title')}</h1>
      <p>{say('crash.text')}</p>
      <p className="row">
        <Button label={say('crash.again')} variant="primary" onClick={() => location.reload()} />
        <a className="button" href="/">
          {say('crash.home')}
        </a>
      </p>
      <details>
        <summary>{say('crash.details')}</summary>
        <pre>{error.message}</pre>
      </details>
    </main>
  );
}
