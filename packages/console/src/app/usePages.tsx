import type { SearchListItem } from '@settlement/design-system/SearchList';
import { BookmarkIcon, FileIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { deviceAtom, usePaths } from '#data/device.ts';
import { allViewsQueryAtom } from '#data/views.ts';
import { useNavigation } from '#features/shell/parts/useNavigation.tsx';
import { useText } from '#i18n/useText.ts';
import { internalHref } from '#lib/internalHref.ts';

/** Every place that can be gone to by its name: the menu's, those one screen deeper, and the merchant's own views. */
export function usePages(): readonly SearchListItem[] {
  const text = useText();
  const paths = usePaths();
  const device = useAtomValue(deviceAtom);
  const { groups, footer } = useNavigation();
  const views = useAtomValue(allViewsQueryAtom);
  const menu = [...groups.flatMap(({ items }) => items), ...footer].map(({ href, label, icon }) => ({
    id: href,
    label,
    icon,
  }));
  const deeper = [
    { id: paths.fundDetails(), label: text('search.page.fundDetails') },
    { id: paths.withdraw(), label: text('search.page.withdraw') },
    { id: paths.assets({ recharge: 'any' }), label: text('search.page.recharge') },
    { id: paths.swap(), label: text('search.page.swap') },
    { id: paths.account('_security'), label: text('search.page.security') },
    { id: paths.account('_billSetting'), label: text('search.page.billing') },
  ].map((page) => ({ ...page, icon: <FileIcon size={18} /> }));
  const saved = (views.data?.list ?? []).flatMap(({ area, name, query }) => {
    const id = internalHref(`${area}${query}`, device);
    if (id === undefined) return [];
    return [{ id, label: name, detail: text('search.page.view'), icon: <BookmarkIcon size={18} /> }];
  });
  return [...menu, ...deeper, ...saved];
}
