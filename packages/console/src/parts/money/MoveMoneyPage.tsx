import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { Tabs } from '@settlement/design-system/Tabs';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useOffers } from '#data/calls/extensions.ts';
import { pathnameAtom } from '#data/page/location.ts';
import { deviceAtom } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { type PagePath, addressOf, extensionAt, pageAt } from '#lib/address/pages.ts';
import * as css from './money.css.ts';

/** The tabs with their pages. A tab opens its first page. */
const movements = [
  { id: 'send', pages: ['/property/withdraw', '/property/batch', '/property/transfer'] },
  { id: 'swap', pages: ['/property/swap'] },
  { id: 'deposit', pages: ['/property/recharge'] },
  { id: 'collect', pages: ['/property/collect'] },
] as const satisfies readonly { id: string; pages: readonly PagePath[] }[];

interface MoveMoneyPageProps {
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

export function MoveMoneyPage({ children, aside }: MoveMoneyPageProps) {
  const text = useText();
  const offers = useOffers();
  const device = useAtomValue(deviceAtom);
  const page = pageAt(useAtomValue(pathnameAtom));
  const current = movements.find(({ pages }) => pages.some((one) => one === page)) ?? movements[0];
  return (
    <Stack>
      {device === 'desktop' && <PageHeader title={text('shell.move')} />}
      <Tabs
        label={text('shell.move')}
        value={current.id}
        items={movements
          .filter(({ pages }) => offers(extensionAt(pages[0])))
          .map(({ id, pages }) => ({
            id,
            label: text(`money.move.${id}`),
            href: addressOf(pages[0], device),
          }))}
      >
        <div className={css.columns}>
          <div>{children}</div>
          {aside !== undefined && <div className={css.aside}>{aside}</div>}
        </div>
      </Tabs>
    </Stack>
  );
}
