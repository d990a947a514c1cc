import { Link } from '@settlement/design-system/Link';
import { ReceiptTextIcon } from '@settlement/design-system/icons';
import { paymentList } from '#data/payments.ts';
import { useText } from '#i18n/useText.ts';
import { pathsOf } from '#lib/address/paths.ts';
import { NoRows } from '#parts/list/NoRows.tsx';

export function NoPayments() {
  const text = useText();
  return (
    <NoRows
      list={paymentList}
      noMatchTitle={text('payments.list.noMatchTitle')}
      icon={<ReceiptTextIcon aria-hidden="true" />}
      title={text('payments.list.emptyTitle')}
      description={text('payments.list.emptyText')}
      actions={<Link href={pathsOf('desktop').docs}>{text('payments.list.emptyDocs')}</Link>}
    />
  );
}
