import type { MockWorker } from '@settlement/api-mocks/browser';
import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { IconButton } from '@settlement/design-system/IconButton';
import { CloseIcon, SettingsIcon } from '@settlement/design-system/icons';
import { useEffect, useRef, useState } from 'react';
import * as css from './devPanel.css.ts';
import { ErrorSection } from './ErrorSection.tsx';
import { InboxSection } from './InboxSection.tsx';
import { ScenarioSection } from './ScenarioSection.tsx';
import { SessionSection } from './SessionSection.tsx';
import { StateSection } from './StateSection.tsx';
import { TimeSection } from './TimeSection.tsx';
import { useMock } from './useMock.ts';

/** Alt+Shift+M: no browser and no screen reader claims it. */
const isShortcut = (event: KeyboardEvent) => event.altKey && event.shiftKey && event.code === 'KeyM';

/**
 * The developer panel of the mock API. Its button has a line above the page and covers nothing; the panel
 * is over the page only while it is open. English only: it is a tool of this workshop, in development alone.
 */
export function DevPanel({ worker }: { worker: MockWorker }) {
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
      <div className={css.strip}>
        <Button
          ref={toggle}
          variant="ghost"
          size="small"
          icon={<SettingsIcon aria-hidden="true" size={16} />}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          Mock bank
        </Button>
      </div>
      {isOpen ? (
        <aside ref={panel} className={css.panel} aria-label="Mock bank" tabIndex={-1}>
          <div className={css.head}>
            <Heading level={2} size="section">
              Mock bank
            </Heading>
            <IconButton label="Close" icon={<CloseIcon aria-hidden="true" />} onPress={close} />
          </div>
          <PanelBody worker={worker} />
        </aside>
      ) : null}
    </>
  );
}

function PanelBody({ worker }: { worker: MockWorker }) {
  const { api } = worker;
  const { change } = useMock(api);
  return (
    <div className={css.body}>
      <SessionSection api={api} />
      <ScenarioSection api={api} change={change} />
      <TimeSection api={api} change={change} />
      <ErrorSection api={api} />
      <InboxSection api={api} />
      <StateSection worker={worker} change={change} />
    </div>
  );
}
