import type { SidebarGroup, SidebarItem } from '@settlement/design-system/Sidebar';
import { BookOpenIcon, DashboardIcon, ReceiptTextIcon, UserCogIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { deviceAtom, usePaths } from '../../../data/device.ts';
import { pathnameAtom } from '../../../data/location.ts';
import { useText } from '../../../i18n/useText.ts';
import { barePath } from '../../../lib/paths.ts';

/** The places there are: a place is listed when its screen exists. */
export function useNavigation(): { groups: readonly SidebarGroup[]; footer: readonly SidebarItem[] } {
  const text = useText();
  const paths = usePaths();
  const device = useAtomValue(deviceAtom);
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
        ],
      },
    ],
    footer: [
      {
        id: 'docs',
        href: paths.docs,
        label: text('shell.nav.docs'),
        icon: <BookOpenIcon aria-hidden="true" />,
        isCurrent: current === '/docs',
      },
    ],
  };
}
