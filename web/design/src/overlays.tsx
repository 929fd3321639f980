import type { Ref } from '@cabale/engine';
import { Dialog, Popover } from 'radix-ui';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Explanation } from './explanation.tsx';
import { OptionButton } from './optionbutton.tsx';
import { OverlayContext } from './overlaycontext.ts';
import { Name } from './rich.tsx';
import { RuleSheet } from './rulesheet.tsx';
import { usePossibilities, useStage } from './stage.ts';
import { Tips } from './tip.tsx';

/** One menu and one sheet for all things on the table. */
export function Overlays({ children }: { readonly children: ReactNode }): ReactNode {
  const [menu, setMenu] = useState<Ref>();
  const [sheet, setSheet] = useState<Ref>();
  const [rule, setRule] = useState<string>();
  const anchor = useRef<Element>(null);
  const openMenu = useCallback((thing: Ref, element: Element) => {
    anchor.current = element;
    setMenu(thing);
  }, []);
  const actions = useMemo(() => ({ openMenu, openSheet: setSheet, openRule: setRule }), [openMenu]);
  return (
    <OverlayContext value={actions}>
      <Tips>{children}</Tips>
      <Popover.Root open={menu !== undefined} onOpenChange={(open) => !open && setMenu(undefined)}>
        <Popover.Anchor virtualRef={anchor} />
        {menu === undefined ? null : <ChoiceMenu thing={menu} onDone={() => setMenu(undefined)} />}
      </Popover.Root>
      <Dialog.Root open={sheet !== undefined} onOpenChange={(open) => !open && setSheet(undefined)}>
        {sheet === undefined ? null : <Sheet thing={sheet} onDone={() => setSheet(undefined)} />}
      </Dialog.Root>
      <Dialog.Root open={rule !== undefined} onOpenChange={(open) => !open && setRule(undefined)}>
        {rule === undefined ? null : <RuleSheet rule={rule} />}
      </Dialog.Root>
    </OverlayContext>
  );
}

interface OverlayProps {
  readonly thing: Ref;
  onDone(): void;
}

function ChoiceMenu({ thing, onDone }: OverlayProps): ReactNode {
  const { t } = useTranslation('design');
  return (
    <Popover.Portal>
      <Popover.Content className="menu" sideOffset={6} collisionPadding={8} aria-label={t('menu.title')}>
        <p className="menu-title">
          <Name thing={thing} />
        </p>
        <Choices thing={thing} onDone={onDone} />
      </Popover.Content>
    </Popover.Portal>
  );
}

function Choices({ thing, onDone }: OverlayProps): ReactNode {
  const { choose } = useStage();
  const { options } = usePossibilities(thing);
  return options.map((option) => (
    <OptionButton
      key={JSON.stringify(option)}
      option={option}
      onChoose={() => {
        onDone();
        choose(option);
      }}
    />
  ));
}

function Sheet({ thing, onDone }: OverlayProps): ReactNode {
  const { t } = useTranslation('design');
  return (
    <Dialog.Portal>
      <Dialog.Overlay className="veil" />
      <Dialog.Content className="sheet" aria-describedby={undefined}>
        <Dialog.Title className="sheet-title">
          <Name thing={thing} />
        </Dialog.Title>
        <Explanation thing={thing} />
        <div className="sheet-actions">
          <Choices thing={thing} onDone={onDone} />
          <Dialog.Close className="button quiet">{t('explain.close')}</Dialog.Close>
        </div>
      </Dialog.Content>
    </Dialog.Portal>
  );
}
