import type { PaginationLabels } from '@settlement/design-system/Pagination';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';

export function usePaginationLabels(): PaginationLabels {
  const text = useText();
  const formats = useFormats();
  const count = (value: number) => formats.amount(String(value), { decimals: 0 });
  return {
    navigation: text('common.pager.label'),
    range: (from, to, total) =>
      text('common.pager.range', { from: count(from), to: count(to), total: count(total) }),
    pageSize: text('common.pager.pageSize'),
    pageSizeOption: (size) => text('common.pager.perPage', { count: size }),
    previous: text('common.pager.previous'),
    next: text('common.pager.next'),
    // The accessible name must contain the visible text (WCAG 2.5.3).
    page: (page) => text('common.pager.page', { page: String(page) }),
    goTo: text('common.pager.goTo'),
  };
}
