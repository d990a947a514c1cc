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
import { useOffers } from '#data/calls/extensions.ts';
import { isMobileAtom } from '#data/session/session.ts';
import { useText } from '#i18n/useText.ts';
import { commandKey } from '#lib/browser/shortcuts.ts';
import * as css from './tour.css.ts';

const allStops = [
  { name: 'figures', Icon: DashboardIcon, group: undefined },
  { name: 'attention', Icon: BellIcon, group: 'status' },
  { name: 'payments', Icon: ReceiptTextIcon, group: 'views' },
  { name: 'assets', Icon: WalletIcon, group: undefined },
  { name: 'search', Icon: SearchIcon, group: 'search' },
  { name: 'help', Icon: BookOpenIcon, group: 'workOrders' },
] as const;

export function TourDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const isMobile = useAtomValue(isMobileAtom);
  const [at, setAt] = useState(0);
  const offers = useOffers();
  const stops = allStops.filter(({ group }) => offers(group));
  const stop = stops[at] ?? allStops[0];
  const isLast = at === stops.length - 1;
  // Phones have no keyboard, so the shortcut isn't shown.
  const message =
    stop.name === 'search' && isMobile
      ? text('tour.search.textMobile')
      : text(`tour.${stop.name}.text`, { key: commandKey() });
  return (
    <Dialog
      onClose={onClose}
      title={text('tour.title')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={at === 0} onPress={() => setAt(at - 1)}>
            {text('common.steps.back')}
          </Button>
          <Button onPress={() => (isLast ? onClose() : setAt(at + 1))}>
            {text(isLast ? 'tour.done' : 'common.steps.next')}
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
