import { ReceiptTextIcon } from '@settlement/design-system/icons';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { fundStateAtom } from '#data/funds.ts';
import { useText } from '#i18n/useText.ts';
import type { ClearableList } from '#parts/list/listOf.ts';
import { NoRows } from '#parts/list/NoRows.tsx';

export function NoMovements({ list }: { readonly list: ClearableList }) {
  const text = useText();
  const paths = usePaths();
  const { tab } = useAtomValue(fundStateAtom);
  return (
    <NoRows
      list={list}
      noMatch={{ title: text('funds.list.noMatchTitle'), description: text('funds.list.noMatchText') }}
      icon={<ReceiptTextIcon aria-hidden="true" />}
      title={text(`funds.empty.${tab}`)}
      description={text(`funds.emptyText.${tab}`)}
      actions={<Link href={paths.assets()}>{text('funds.list.toAssets')}</Link>}
    />
  );
}
