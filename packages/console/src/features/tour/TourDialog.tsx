import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import {
  BellIcon,
  BookOpenIcon,
  DashboardIcon,
  ReceiptTextIcon,
  SearchIcon,
  WalletIcon,
} from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { isMobileAtom } from '#data/session.ts';
import { useText } from '#i18n/useText.ts';
import { commandKey } from '#lib/commandKey.ts';
import * as css from './tour.css.ts';

const stops = [
  { name: 'figures', Icon: DashboardIcon },
  { name: 'attention', Icon: BellIcon },
  { name: 'payments', Icon: ReceiptTextIcon },
  { name: 'assets', Icon: WalletIcon },
  { name: 'search', Icon: SearchIcon },
  { name: 'help', Icon: BookOpenIcon },
] as const;

/** What is where, one stop after the other; it can be left at any of them. */
export function TourDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const isMobile = useAtomValue(isMobileAtom);
  const [at, setAt] = useState(0);
  const stop = stops[at] ?? stops[0];
  const isLast = at === stops.length - 1;
  // A phone has no keys to press.
  const message =
    stop.name === 'search' && isMobile
      ? text('tour.search.textMobile')
      : text(`tour.${stop.name}.text`, { key: commandKey() });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('tour.title')}
      closeLabel={text('common.close')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={at === 0} onPress={() => setAt(at - 1)}>
            {text('tour.back')}
          </Button>
          <Button onPress={() => (isLast ? onClose() : setAt(at + 1))}>
            {text(isLast ? 'tour.done' : 'tour.next')}
          </Button>
        </div>
      }
    >
      <div className={css.stop} aria-live="polite">
        <span className={css.icon}>
          <stop.Icon size={22} aria-hidden="true" />
        </span>
        <Stack gap="xs">
          <Text size="small" tone="muted">
            {text('tour.step', { at: at + 1, of: stops.length })}
          </Text>
          <Heading level={3} size="section">
            {text(`tour.${stop.name}.title`)}
          </Heading>
          <Text as="p">{message}</Text>
        </Stack>
      </div>
    </Dialog>
  );
}
