import { refundScope } from '@settlement/api-mocks/contract/enumerations';
import type { PaymentDetail } from '@settlement/api-mocks/contract/paymentDetails';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { isUnknownOutcome } from '#data/moneyErrors.ts';
import { moneyMovedAtom } from '#data/moneyMoved.ts';
import { refundAdapter } from '#data/refunds.ts';
import { useFormats } from '#data/useFormats.ts';
import { useMoneyCall } from '#data/useMoneyCall.ts';
import { useText } from '#i18n/useText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import { isPositive, subtract } from '#lib/money.ts';
import { Amount } from '#parts/Amount.tsx';
import { FullAddress } from '#parts/FullAddress.tsx';
import { MoneyGuard } from '#parts/money/MoneyGuard.tsx';
import { useRefundError } from './useRefundError.ts';

type Scope = '1' | '2';

interface PaymentRefundProps {
  readonly payment: PaymentDetail;
  readonly refundable: NonNullable<PaymentDetail['refundable']>;
}

/** Sends a payment back to its payer. Shows the figures and the address first. */
export function PaymentRefund({ payment, refundable }: PaymentRefundProps) {
  const text = useText();
  const formats = useFormats();
  const { token, trade_no, chain, net_work } = payment;
  const money = useMoneyCall(refundAdapter, trade_no);
  const refresh = useSetAtom(moneyMovedAtom);
  const errorMessage = useRefundError();
  const isOver = isPositive(refundable.excess);
  const [isOpen, setOpen] = useState(false);
  const [scope, setScope] = useState<Scope>(isOver ? '2' : '1');
  const [failure, setFailure] = useState<string>();
  const container = useResultFocus(isOpen);

  const isExcess = isOver && scope === '2';
  const amount = isExcess ? refundable.excess : refundable.amount;
  const actual_amount = subtract(amount, refundable.fee);
  const refund = async () => {
    setFailure(undefined);
    try {
      const { isDone } = await money.send({
        endpoint: 'payments.refund',
        trade_no,
        token,
        chain,
        net_work,
        amount,
        actual_amount,
        scope: isExcess ? refundScope.excess : refundScope.whole,
        fee: refundable.fee,
        address: refundable.address,
      });
      if (isDone) setOpen(false);
    } catch (error) {
      if (isUnknownOutcome(error)) return setOpen(false);
      setFailure(errorMessage(error, token));
      // It may have been refunded elsewhere meanwhile.
      void refresh();
    }
    return undefined;
  };

  const canRefund = isPositive(refundable.amount);
  return (
    <div ref={container}>
      <MoneyGuard money={money}>
        {!isOpen && canRefund && (
          <Button variant="outline" onPress={() => setOpen(true)}>
            {text('payments.refund.open')}
          </Button>
        )}
        {isOpen && (
          <Stack gap="m" as="section">
            <Heading level={3} size="body">
              {text('payments.refund.title')}
            </Heading>
            {failure !== undefined && (
              <Banner tone="critical" role="alert">
                {failure}
              </Banner>
            )}
            {isOver && (
              <RadioGroup
                label={text('payments.refund.scope')}
                value={scope}
                onChange={(next) => {
                  setScope(next === '2' ? '2' : '1');
                }}
              >
                <Radio value="2" description={`${formats.exact(refundable.excess)} ${token}`}>
                  {text('payments.refund.excess')}
                </Radio>
                <Radio value="1" description={`${formats.exact(refundable.amount)} ${token}`}>
                  {text('payments.refund.whole')}
                </Radio>
              </RadioGroup>
            )}
            <DescriptionList
              items={[
                {
                  term: text('payments.refund.amount'),
                  detail: <Amount value={amount} token={token} isStrong />,
                },
                {
                  term: text('payments.refund.fee'),
                  detail: <Amount value={refundable.fee} token={token} />,
                },
                {
                  term: text('payments.refund.arrives'),
                  detail: <Amount value={actual_amount} token={token} />,
                },
                { term: text('payments.refund.to'), detail: <FullAddress value={refundable.address} /> },
                { term: text('payments.refund.until'), detail: formats.time(refundable.end_time) },
              ]}
            />
            <Text size="small" tone="muted">
              {text('payments.refund.note')}
            </Text>
            <Inline gap="s">
              <Button
                tone="critical"
                isDisabled={!canRefund}
                isPending={money.isSending}
                onPress={() => void refund()}
              >
                {text('payments.refund.send')}
              </Button>
              <Button variant="outline" isDisabled={money.isSending} onPress={() => setOpen(false)}>
                {text('common.cancel')}
              </Button>
            </Inline>
          </Stack>
        )}
      </MoneyGuard>
    </div>
  );
}
