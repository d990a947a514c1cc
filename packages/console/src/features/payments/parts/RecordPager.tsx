import { Pagination } from '@settlement/design-system/Pagination';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { paymentsQueryAtom, recordPageSizes, recordStateAtom } from '../../../data/payments.ts';
import { useUrlState } from '../../../data/url-state.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';

/** Pages of the record list, with quick jump (specification §9). */
export function RecordPager({ total }: { total: number }) {
  const text = useText();
  const formats = useFormats();
  const [{ current, pageSize }, setState] = useUrlState(recordStateAtom);
  const count = (value: number) => formats.amount(String(value), { decimals: 0 });

  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const { isPlaceholderData } = useAtomValue(paymentsQueryAtom);
  const isBeyond = !isPlaceholderData && current > pageCount;
  // An old link may name a page that the list no longer has: it leads to the last one.
  useEffect(() => {
    if (isBeyond) setState({ current: pageCount }, { replace: true });
  }, [isBeyond, pageCount, setState]);

  return (
    <Pagination
      page={isBeyond ? pageCount : current}
      pageCount={pageCount}
      pageSize={pageSize}
      pageSizes={recordPageSizes}
      total={total}
      onPageChange={(page) => setState({ current: page })}
      onPageSizeChange={(size) => setState({ pageSize: size === 10 ? 10 : 20 })}
      labels={{
        navigation: text('payments.pager.label'),
        range: (from, to, all) =>
          text('payments.pager.range', { from: count(from), to: count(to), total: count(all) }),
        pageSize: text('payments.pager.pageSize'),
        pageSizeOption: (size) => text('payments.pager.perPage', { count: size }),
        previous: text('payments.pager.previous'),
        next: text('payments.pager.next'),
        page: (page) => text('payments.pager.page', { page: count(page) }),
        goTo: text('payments.pager.goTo'),
      }}
    />
  );
}
