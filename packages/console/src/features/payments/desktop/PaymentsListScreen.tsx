import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { useAtomValue } from 'jotai';
import { paymentList } from '#data/payments.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { selectedPaymentsAtom } from '#data/refundSelection.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ListTable } from '#parts/list/ListTable.tsx';
import { usePaymentColumns } from '../parts/columns.tsx';
import {
  LinksButton,
  NoPayments,
  OpenPayment,
  PaymentCount,
  PaymentTools,
  PaymentTotals,
  PickButton,
  preloadPayment,
  SelectedPayments,
  usePickColumn,
} from '../parts/paymentList.tsx';
import { PaymentCounts } from '../parts/PaymentCounts.tsx';
import { usePaymentFilters } from '../parts/usePaymentFilters.tsx';

const withDetail = ['pick', 'status', 'merchantOrder', 'amount', 'created'];

export function PaymentsListScreen() {
  const text = useText();
  const formats = useFormats();
  const filters = usePaymentFilters();
  const [state, setState] = useUrlState(paymentList.stateAtom);
  const columns = usePaymentColumns();
  const withPicks = usePickColumn(columns);
  const isPicking = useAtomValue(selectedPaymentsAtom).length > 0;

  return (
    <Stack>
      <PageHeader
        title={text('shell.nav.payments')}
        description={<PaymentCount />}
        actions={
          <Inline gap="s">
            <PaymentTools columns={columns} />
            <PickButton />
            <LinksButton />
          </Inline>
        }
      />
      <Filters list={paymentList} filters={filters} />
      <PaymentCounts />
      <PaymentTotals />
      <ListTable
        list={paymentList}
        failedTitle={text('payments.list.failedTitle')}
        label={text('payments.list.table', { zone: formats.zone })}
        columns={withPicks}
        columnsWithDetail={withDetail}
        rowKey={(payment) => payment.trade_no}
        rowLabel={(payment) => text('payments.list.open', { order: payment.out_trade_no })}
        onRowAction={(payment) => setState({ detail: payment.trade_no })}
        currentRowKey={state.detail ?? (isPicking ? 'refunds' : null)}
        onNear={preloadPayment}
        empty={<NoPayments />}
      />
      <SelectedPayments />
      <OpenPayment />
    </Stack>
  );
}
