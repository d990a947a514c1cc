import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { Tabs } from '@settlement/design-system/Tabs';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useOffers } from '#data/calls/extensions.ts';
import { pathnameAtom } from '#data/page/location.ts';
import { deviceAtom, usePaths } from '#data/session/device.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import { extensionAt, type PagePath, pageAt } from '#lib/address/pages.ts';
import type { Paths } from '#lib/address/paths.ts';
import * as css from './money.css.ts';

interface Movement {
  readonly id: 'send' | 'swap' | 'deposit' | 'collect';
  readonly label: MessageId;
  readonly pages: readonly PagePath[];
  readonly href: (paths: Paths) => string;
}

const movements: readonly Movement[] = [
  {
    id: 'send',
    label: 'money.move.send',
    pages: ['/property/withdraw', '/property/batch', '/property/transfer'],
    href: (paths) => paths.withdraw(),
  },
  { id: 'swap', label: 'money.move.swap', pages: ['/property/swap'], href: (paths) => paths.swap() },
  {
    id: 'deposit',
    label: 'money.move.deposit',
    pages: ['/property/recharge'],
    href: (paths) => paths.recharge(),
  },
  {
    id: 'collect',
    label: 'money.move.collect',
    pages: ['/property/collect'],
    href: (paths) => paths.collect,
  },
];

interface MoveMoneyPageProps {
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

export function MoveMoneyPage({ children, aside }: MoveMoneyPageProps) {
  const text = useText();
  const paths = usePaths();
  const offers = useOffers();
  const isPhone = useAtomValue(deviceAtom) === 'mobile';
  const page = pageAt(useAtomValue(pathnameAtom));
  const current = movements.find(({ pages }) => pages.some((one) => one === page)) ?? movements[0];
  return (
    <Stack>
      {!isPhone && <PageHeader title={text('shell.move')} />}
      <Tabs
        label={text('shell.move')}
        {...(current && { value: current.id })}
        items={movements
          .map(({ id, label, href }) => ({ id, label: text(label), href: href(paths) }))
          .filter(({ href }) => offers(extensionAt(href)))}
      >
        <div className={css.columns}>
          <div>{children}</div>
          {aside !== undefined && <div className={css.aside}>{aside}</div>}
        </div>
      </Tabs>
    </Stack>
  );
}
