import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../../pages/button.tsx';
import { useText } from '../../text/i18n.ts';
import { useSeated } from '../seating.ts';
import { useOnlineText } from '../text/texts.ts';
import { Talk } from './talk.tsx';
import { useTalk } from './usetalk.ts';

/** Tabs with the log and the chat. */
export function LogAndTalk({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useOnlineText();
  const sayShell = useText();
  const seated = useSeated();
  const talk = useTalk(seated);
  return (
    <Tabs.Root className="table-log" data-survey="log" defaultValue="log">
      <Tabs.List className="tabs" aria-label={say('talk.tabs')}>
        <Tabs.Trigger className="tab" value="log">
          {sayShell('table.log')}
        </Tabs.Trigger>
        <Tabs.Trigger className="tab" value="talk">
          {say('talk.title')}
          {talk.unread === 0 ? null : (
            <>
              {' '}
              <span className="badge figure" aria-hidden="true">
                {talk.unread}
              </span>
              <span className="hidden-text">{say('talk.unread', { count: talk.unread })}</span>
            </>
          )}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content className="log-scroll" value="log">
        {children}
        <Earlier />
      </Tabs.Content>
      <Tabs.Content className="talk-scroll" value="talk">
        <Talk talk={talk} me={seated.me} seats={seated.table.seats} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** Loads frames older than the available ones. */
function Earlier(): ReactNode {
  const say = useOnlineText();
  const { subscription } = useSeated();
  if (!subscription.hasEarlier) return null;
  return <Button label={say('talk.earlier')} variant="quiet" onClick={() => subscription.fetchEarlier()} />;
}
