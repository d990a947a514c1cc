import { Card } from '@settlement/design-system/Card';
import { useAtomValue } from 'jotai';
import { ListPager } from './ListPager.tsx';
import { useReady } from '../loading/QueryView.tsx';
import { ListRows, type ListRowsProps } from './ListRows.tsx';

export function ListTable<Row>(props: ListRowsProps<Row>) {
  const { list } = props;
  const hasRows = useReady((useAtomValue(list.queryAtom).data?.total ?? 0) > 0);
  return (
    <Card padding="none" footer={hasRows ? <ListPager list={list} /> : undefined}>
      <ListRows {...props} />
    </Card>
  );
}
