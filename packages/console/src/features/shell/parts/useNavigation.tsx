import type { SidebarGroup, SidebarItem } from '@settlement/design-system/Sidebar';
import {
  BookOpenIcon,
  ChartLineIcon,
  DashboardIcon,
  LifeBuoyIcon,
  MapPinIcon,
  ReceiptTextIcon,
  UserCogIcon,
  WalletIcon,
  WebhookIcon,
  WindowIcon,
} from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { deviceAtom, usePaths } from '#data/device.ts';
import { pathnameAtom } from '#data/location.ts';
import { supportLinksAtom } from '#data/supportLinks.ts';
import { useText } from '#i18n/useText.ts';
import { barePath } from '#lib/pages.ts';

/** The places there are: a place is listed when its screen exists. */
export function useNavigation(): { groups: readonly SidebarGroup[]; footer: readonly SidebarItem[] } {
  const text = useText();
  const paths = usePaths();
  const device = useAtomValue(deviceAtom);
  const { documentationUrl } = useAtomValue(supportLinksAtom);
  const current = barePath(useAtomValue(pathnameAtom));
  return {
    groups: [
      {
        items: [
          {
            id: 'dashboard',
            href: paths.home,
            label: text(device === 'mobile' ? 'shell.nav.statistics' : 'shell.nav.dashboard'),
            icon: <DashboardIcon aria-hidden="true" />,
            isCurrent: current === '/',
          },
          {
            id: 'payments',
            href: paths.records(),
            label: text('shell.nav.paymentsShort'),
            icon: <ReceiptTextIcon aria-hidden="true" />,
            isCurrent: current === '/record',
          },
          {
            id: 'assets',
            href: paths.assets(),
            label: text('shell.nav.assets'),
            icon: <WalletIcon aria-hidden="true" />,
            isCurrent: current.startsWith('/property') && current !== '/property/address',
          },
          {
            id: 'market',
            href: paths.market,
            label: text('shell.nav.market'),
            icon: <ChartLineIcon aria-hidden="true" />,
            isCurrent: current === '/market',
          },
        ],
      },
      {
        label: text('shell.nav.build'),
        items: [
          {
            id: 'applications',
            href: paths.applications(),
            label: text('shell.nav.applications'),
            icon: <WindowIcon aria-hidden="true" />,
            isCurrent: current === '/appManage',
          },
          {
            id: 'callbacks',
            href: paths.callbacks(),
            label: text('shell.nav.callbacks'),
            icon: <WebhookIcon aria-hidden="true" />,
            isCurrent: current === '/callbackList',
          },
          {
            id: 'addresses',
            href: paths.addresses(),
            label: text('shell.nav.addresses'),
            icon: <MapPinIcon aria-hidden="true" />,
            isCurrent: current === '/property/address',
          },
        ],
      },
      {
        label: text('shell.nav.manage'),
        items: [
          {
            id: 'account',
            href: paths.account(),
            label: text('shell.nav.account'),
            icon: <UserCogIcon aria-hidden="true" />,
            isCurrent: current === '/accountInfo',
          },
          {
            id: 'workOrders',
            href: paths.workOrders(),
            label: text('shell.nav.workOrders'),
            icon: <LifeBuoyIcon aria-hidden="true" />,
            isCurrent: current === '/work-order',
          },
        ],
      },
    ],
    footer: [
      {
        id: 'docs',
        href: documentationUrl ?? paths.docs,
        isExternal: documentationUrl !== undefined,
        label: text('shell.nav.docs'),
        icon: <BookOpenIcon aria-hidden="true" />,
        isCurrent: current === '/docs',
      },
    ],
  };
}
