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
import { deviceAtom } from '#data/device.ts';
import { pathnameAtom } from '#data/location.ts';
import { supportLinksAtom } from '#data/supportLinks.ts';
import { useText } from '#i18n/useText.ts';
import { type MenuPath, addressOf, menuPageAt, menuPaths, pages } from '#lib/pages.ts';

const icons = {
  '/': DashboardIcon,
  '/record': ReceiptTextIcon,
  '/property': WalletIcon,
  '/market': ChartLineIcon,
  '/appManage': WindowIcon,
  '/callbackList': WebhookIcon,
  '/property/address': MapPinIcon,
  '/accountInfo': UserCogIcon,
  '/work-order': LifeBuoyIcon,
  '/docs': BookOpenIcon,
} as const satisfies Record<MenuPath, unknown>;

/** The pages of the menu, in its groups. */
export function useNavigation(): { groups: readonly SidebarGroup[]; footer: readonly SidebarItem[] } {
  const text = useText();
  const device = useAtomValue(deviceAtom);
  const { documentationUrl } = useAtomValue(supportLinksAtom);
  const current = menuPageAt(useAtomValue(pathnameAtom));
  const itemsOf = (group: string) =>
    menuPaths
      .filter((path) => pages[path].menu.group === group)
      .map((path): SidebarItem => {
        const { title, menu } = pages[path];
        const label = 'label' in menu ? menu.label : typeof title === 'string' ? title : title[device];
        const Icon = icons[path];
        return {
          id: path,
          href: addressOf(path, device),
          label: text(label),
          icon: <Icon aria-hidden="true" />,
          isCurrent: current === path,
        };
      });
  return {
    groups: [
      { items: itemsOf('main') },
      { label: text('shell.nav.build'), items: itemsOf('build') },
      { label: text('shell.nav.manage'), items: itemsOf('manage') },
    ],
    // The documentation, which may be on a site of its own.
    footer: itemsOf('foot').map((item) =>
      documentationUrl === undefined ? item : { ...item, href: documentationUrl, isExternal: true },
    ),
  };
}
