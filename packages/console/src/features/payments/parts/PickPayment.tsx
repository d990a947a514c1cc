import { paymentStatus } from '@settlement/api-mocks/contract/enumerations';
import { MOST_REFUNDS, type Payment } from '@settlement/api-mocks/contract/payments';
import { RowCheckbox, RowsCheckbox } from '@settlement/design-system/tableColumns';
import { Text } from '@settlement/design-system/Text';
import { useAtom, useAtomValue } from 'jotai';
import { useFormats } from '#data/formats/useFormats.ts';
import { sendingRowAtom } from '#data/money/sendingRow.ts';
import { paymentList } from '#data/payments.ts';
import { type SelectedPayment, selectedPaymentsAtom } from '#data/refundSelection.ts';
import { useText } from '#i18n/useText.ts';
import { isPositive } from '#lib/money/money.ts';
import * as css from '../payments.css.ts';

const isRefundable = ({ refundable }: Payment) => refundable !== undefined && isPositive(refundable.amount);

/** Returns the reason why a payment can't be refunded. */
function reasonOf({ status, refundable }: Payment): 'pending' | 'done' | 'late' | 'unpaid' {
  if (status === paymentStatus.underRefund) return 'pending';
  if (status === paymentStatus.refunded) return 'done';
  return refundable !== undefined && refundable.end_time > 0 ? 'late' : 'unpaid';
}

interface PickProps {
  readonly payment: Payment;
  /** True if the reason for a disabled checkbox is always visible, not only on hover. */
  readonly isReasonShown?: boolean;
}

export function PickPayment({ payment, isReasonShown = false }: PickProps) {
  const text = useText();
  const formats = useFormats();
  const [selected, select] = useAtom(selectedPaymentsAtom);
  const isSending = useAtomValue(sendingRowAtom) !== undefined;
  const isOther = (one: SelectedPayment) => one.payment.trade_no !== payment.trade_no;
  const isSelected = !selected.every(isOther);
  const isFull = selected.length >= MOST_REFUNDS;
  const reason =
    isSelected || (isRefundable(payment) && !isFull)
      ? undefined
      : text(`payments.refunds.why.${isRefundable(payment) ? 'full' : reasonOf(payment)}`, {
          time: formats.time(payment.refundable?.end_time ?? 0),
          most: MOST_REFUNDS,
        });
  return (
    <>
      <RowCheckbox
        name={payment.out_trade_no}
        labels={{ select: (order) => text('payments.refunds.pick', { order }) }}
        disabledReason={reason}
        isDisabled={isSending}
        isSelected={isSelected}
        onChange={(isOn) =>
          select((rows) => [...rows.filter(isOther), ...(isOn ? [{ payment }] : [])].slice(0, MOST_REFUNDS))
        }
      />
      {isReasonShown && reason !== undefined && (
        <span className={css.pickReason}>
          <Text size="caption" tone="muted">
            {reason}
          </Text>
        </span>
      )}
    </>
  );
}

export function PickPage() {
  const text = useText();
  const [selected, select] = useAtom(selectedPaymentsAtom);
  const isSending = useAtomValue(sendingRowAtom) !== undefined;
  const rows = useAtomValue(paymentList.queryAtom).data?.list.filter(isRefundable) ?? [];
  const keys = rows.map(({ trade_no }) => trade_no);
  return (
    <RowsCheckbox
      rowKeys={keys}
      labels={{ selectAll: () => text('payments.refunds.pickPage') }}
      isDisabled={isSending}
      value={selected.map(({ payment }) => payment.trade_no)}
      onChange={(value) =>
        select((before) => {
          const others = before.filter(({ payment }) => !keys.includes(payment.trade_no));
          const kept = rows.map((payment) => before.find((one) => one.payment.trade_no === payment.trade_no));
          const added = rows.map((payment, index) => kept[index] ?? { payment });
          const isOn = keys.every((key) => value.includes(key));
          return [...others, ...(isOn ? added : [])].slice(0, MOST_REFUNDS);
        })
      }
    />
  );
}
