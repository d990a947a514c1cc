import type { SidebarGroup, SidebarItem, SidebarProps } from '@settlement/design-system/Sidebar';
import { useAtomValue } from 'jotai';
import { deviceAtom } from '#data/session/device.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { pathnameAtom } from '#data/page/location.ts';
import { supportLinksAtom } from '#data/supportLinks.ts';
import { useText } from '#i18n/useText.ts';
import {
  addressOf,
  extensionAt,
  menuPageAt,
  menuPaths,
  movesMoney,
  pages,
  titleOf,
} from '#lib/address/pages.ts';
import { useMoveMoney } from '#parts/money/useMoveMoney.tsx';
import { pageIcons } from '#parts/pageIcons.ts';

interface Navigation {
  readonly action: SidebarProps['action'];
  readonly groups: readonly SidebarGroup[];
  readonly footer: readonly SidebarItem[];
}

export function useNavigation(): Navigation {
  const text = useText();
  const device = useAtomValue(deviceAtom);
  const { documentationUrl } = useAtomValue(supportLinksAtom);
  const offers = useOffers();
  const pathname = useAtomValue(pathnameAtom);
  const move = useMoveMoney();
  const isCurrent = movesMoney(pathname);
  const current = menuPageAt(pathname);
  const itemsOf = (group: string) =>
    menuPaths
      .filter((path) => pages[path].menu.group === group && offers(extensionAt(path)))
      .map((path): SidebarItem => {
        const { menu } = pages[path];
        const label = 'label' in menu ? menu.label : titleOf(path, device);
        const Icon = pageIcons[path];
        return {
          id: path,
          href: addressOf(path, device),
          label: text(label),
          icon: <Icon aria-hidden="true" />,
          isCurrent: current === path && !isCurrent,
        };
      });
  return {
    action: move && { ...move, isCurrent },
    groups: [
      { items: itemsOf('main') },
      { title: text('shell.nav.build'), items: itemsOf('build') },
      { title: text('shell.nav.manage'), items: itemsOf('manage') },
    ],
    // The documentation may be on another site.
    footer: itemsOf('foot').map((item) =>
      documentationUrl === undefined ? item : { ...item, href: documentationUrl, isExternal: true },
    ),
  };
}
