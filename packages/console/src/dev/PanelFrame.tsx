import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { IconButton } from '@settlement/design-system/IconButton';
import { CloseIcon, SettingsIcon } from '@settlement/design-system/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Stack } from '@settlement/design-system/Stack';
import * as css from './devPanel.css.ts';

const isShortcut = (event: KeyboardEvent) => event.altKey && event.shiftKey && event.code === 'KeyM';

/** Renders a panel for developers, in English. Its button is above the page and covers nothing. */
export function PanelFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event)) setOpen((was) => !was);
      if (event.key === 'Escape' && panel.current?.contains(document.activeElement)) {
        setOpen(false);
        toggle.current?.focus();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <>
      <div className={css.strip} lang="en">
        <Button
          ref={toggle}
          variant="ghost"
          size="small"
          icon={<SettingsIcon aria-hidden="true" size={16} />}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {title}
        </Button>
      </div>
      {isOpen ? (
        <aside ref={panel} className={css.panel} lang="en" aria-label={title} tabIndex={-1}>
          <div className={css.head}>
            <Heading level={2} size="section">
              {title}
            </Heading>
            <IconButton label="Close" icon={<CloseIcon aria-hidden="true" />} onPress={close} />
          </div>
          {children}
        </aside>
      ) : null}
    </>
  );
}

export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="s">
      <Heading level={3} size="body">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
