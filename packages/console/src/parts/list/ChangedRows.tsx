import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { PagedList } from './listOf.ts';

/** Warns if the number of rows has changed, because added rows move others to the next page. */
export function ChangedRows({ list }: { readonly list: PagedList<unknown> }) {
  const text = useText();
  const { data, isPlaceholderData } = useAtomValue(list.queryAtom);
  const { current } = useAtomValue(list.pagingAtom);
  const setPaging = useSetAtom(list.pagingAtom);
  const [total, setTotal] = useState<number>();
  const isBase = current === 1 || total === undefined;
  if (data && !isPlaceholderData && isBase && total !== data.total) setTotal(data.total);
  if (!data || isBase || total === data.total) return null;
  const showFirst = () => {
    setPaging({ current: 1 });
    // The pressed button disappears, so the main region takes the focus.
    document.querySelector('main')?.focus();
  };
  return (
    <Banner
      tone="caution"
      role="status"
      actions={
        <Button size="small" variant="outline" onPress={showFirst}>
          {text('common.changedRows.first')}
        </Button>
      }
    >
      {text('common.changedRows.text')}
    </Banner>
  );
}
