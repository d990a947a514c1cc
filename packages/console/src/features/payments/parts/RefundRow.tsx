import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useMoneyCall } from '#data/money/useMoneyCall.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { paymentList } from '#data/payments.ts';
import { selectedPaymentsAtom } from '#data/refundSelection.ts';
import { refundAdapter } from '#data/refunds.ts';
import { changeSelectedAtom } from '#data/severalRefunds.ts';
import { useAmountProblem } from '#i18n/useAmountProblem.ts';
import { useText } from '#i18n/useText.ts';
import { BatchRow } from '#parts/money/batch/BatchRow.tsx';
import type { RefundRow as Row } from './refundRows.ts';
import { useRefundError } from './useRefundTexts.ts';

interface RefundRowProps {
  readonly row: Row;
  readonly amountError: string | undefined;
  readonly isSending: boolean;
  /** True while any of the selected payments is being refunded. */
  readonly isLocked: boolean;
  /** Sends this refund again. Undefined if it can't be sent. */
  readonly onRetry: (() => void) | undefined;
}

export function RefundRow({ row, amountError, isSending, isLocked, onRetry }: RefundRowProps) {
  const text = useText();
  const formats = useFormats();
  const amountProblem = useAmountProblem();
  const errorMessage = useRefundError();
  const change = useSetAtom(changeSelectedAtom);
  const select = useSetAtom(selectedPaymentsAtom);
  const [, setState] = useUrlState(paymentList.stateAtom);
  const { payment, refundable, amount, kind, isSent = false, error } = row;
  const { trade_no, out_trade_no: order, token } = payment;
  const money = useMoneyCall(refundAdapter, trade_no);

  return (
    <BatchRow
      money={money}
      onDone={(_, { intention }) =>
        change(trade_no, {
          isSent: true,
          error: undefined,
          // The field may have changed since the refund was sent, so the row shows the sent amount.
          ...(intention?.endpoint === 'payments.refund' && { amount: intention.amount }),
        })
      }
      name={order}
      facts={
        <>
          <Mono>{order}</Mono>
          <Text as="div" size="small">
            {text(`payments.refunds.kind.${kind}`)}
          </Text>
          {!isSent && (
            <Text as="div" size="small" tone="muted" isNumeric>
              {text('payments.refund.upTo', { amount: `${formats.full(refundable.amount)} ${token}` })}
            </Text>
          )}
        </>
      }
      field={{
        label: text('payments.refunds.amount', { order }),
        token,
        value: amount,
        maxDecimals: refundable.decimals ?? 18,
        problemMessage: amountProblem,
        isDisabled: isLocked || refundable.decimals === undefined,
        onChange: (typed) => change(trade_no, { amount: typed, error: undefined }),
        errorMessage: amountError,
      }}
      isSent={isSent}
      isSending={isSending}
      isLocked={isLocked}
      error={error && errorMessage(error, token)}
      onRetry={onRetry}
      onRemove={() => select((rows) => rows.filter((one) => one.payment.trade_no !== trade_no))}
    >
      {isSent && (
        <Inline gap="s" justify="between">
          <Text size="small" tone="positive">
            {text('payments.refunds.started')}
          </Text>
          <Button variant="ghost" size="small" onPress={() => setState({ detail: trade_no })}>
            {text('payments.refunds.details', { order })}
          </Button>
        </Inline>
      )}
    </BatchRow>
  );
}
