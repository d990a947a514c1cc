import { Text } from '@settlement/design-system/Text';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { paymentList } from '#data/payments.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ListCards } from '#parts/list/ListCards.tsx';
import { PaymentCard } from '../parts/PaymentCard.tsx';
import { NoRecords, OpenPayment, PaymentTotals, preloadPayment } from '../parts/listParts.tsx';
import { RecordTools } from '../parts/RecordTools.tsx';
import { useRecordFilters } from '../parts/useRecordFilters.tsx';

/** `/m/record`: payments as cards, the amount and its status first; filters in a sheet. */
export function MobilePaymentsListScreen() {
  const text = useText();
  const isFiltered = useAtomValue(paymentList.activeAtom).length > 0;
  const count = useAtomValue(paymentList.queryAtom).data?.total;
  return (
    <Stack>
      <Filters list={paymentList} filters={useRecordFilters()} tools={<RecordTools />} />
      <Text as="p" size="small" tone="muted">
        {count === undefined
          ? '\u00A0'
          : text(isFiltered ? 'payments.list.countFiltered' : 'payments.list.count', { count })}
      </Text>
      {isFiltered && <PaymentTotals />}
      <ListCards
        list={paymentList}
        label={text('payments.mobile.list')}
        failedTitle={text('payments.list.failedTitle')}
        skeletonHeight="94px"
        empty={<NoRecords />}
        onNear={preloadPayment}
        card={(payment) => <PaymentCard key={payment.trade_no} payment={payment} />}
      />
      <OpenPayment />
    </Stack>
  );
}
