import { emailPurpose, refundScope } from '@settlement/api-mocks/contract/enumerations';
import type { PaymentDetail } from '@settlement/api-mocks/contract/paymentDetails';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import type { VerificationRequest } from '#data/money.ts';
import { isUnknownOutcome } from '#data/moneyErrors.ts';
import { refundAdapter } from '#data/refunds.ts';
import { useToasts } from '#data/toasts.ts';
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

/** Sends a payment back to who paid it: first what would be sent and where to, then the proof. */
export function PaymentRefund({ payment }: { readonly payment: PaymentDetail }) {
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const money = useMoneyCall(refundAdapter);
  const errorMessage = useRefundError();
  const { refundable, token } = payment;
  const isOver = isPositive(refundable.excess);
  const [isOpen, setOpen] = useState(false);
  const [scope, setScope] = useState<Scope>(isOver ? '2' : '1');
  const [failure, setFailure] = useState<string>();
  const container = useResultFocus(isOpen);

  if (!isPositive(refundable.amount) && !money.isPending) return null;
  const isExcess = isOver && scope === '2';
  const amount = isExcess ? refundable.excess : refundable.amount;
  const shown = `${formats.exact(amount)} ${token}`;

  const verification: VerificationRequest = {
    purpose: emailPurpose.withdrawal,
    content: (text) => ({
      title: text('payments.refund.confirm'),
      recap: (
        <Stack gap="xs">
          <span>{text('payments.refund.recap', { amount: shown, network: payment.chain })}</span>
          <FullAddress value={refundable.address} />
        </Stack>
      ),
      confirmLabel: text('payments.refund.send'),
    }),
    isDanger: true,
    asksFirst: true,
  };
  const finish = () => {
    setOpen(false);
    toasts.add({ tone: 'positive', title: text('payments.refund.started', { amount: shown }) });
  };
  const refund = async () => {
    setFailure(undefined);
    const body = {
      trade_no: payment.trade_no,
      scope: isExcess ? refundScope.excess : refundScope.whole,
    };
    try {
      const { isDone } = await money.send((request_id) => ({ ...body, request_id }), verification);
      money.dismiss();
      if (isDone) finish();
    } catch (error) {
      if (isUnknownOutcome(error)) return;
      money.dismiss();
      setFailure(errorMessage(error, token));
    }
  };

  if (!isOpen && !money.isPending)
    return (
      <div ref={container}>
        <Button variant="outline" onPress={() => setOpen(true)}>
          {text('payments.refund.open')}
        </Button>
      </div>
    );
  return (
    <div ref={container}>
      <MoneyGuard
        money={money}
        onFound={finish}
        verificationOf={() => verification}
        describe={({ trade_no }) =>
          text('payments.refund.pendingText', { number: typeof trade_no === 'string' ? trade_no : '' })
        }
      >
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
                detail: <Amount value={subtract(amount, refundable.fee)} token={token} />,
              },
              { term: text('payments.refund.to'), detail: <FullAddress value={refundable.address} /> },
              { term: text('payments.refund.until'), detail: formats.time(refundable.end_time) },
            ]}
          />
          <Text size="small" tone="muted">
            {text('payments.refund.note')}
          </Text>
          <Inline gap="s">
            <Button tone="critical" isPending={money.isSending} onPress={() => void refund()}>
              {text('payments.refund.send')}
            </Button>
            <Button variant="outline" isDisabled={money.isSending} onPress={() => setOpen(false)}>
              {text('common.cancel')}
            </Button>
          </Inline>
        </Stack>
      </MoneyGuard>
    </div>
  );
}
