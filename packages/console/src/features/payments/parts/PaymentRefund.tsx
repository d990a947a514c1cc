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
import { isUnknownOutcome } from '#data/money/moneyErrors.ts';
import { moneyMovedAtom } from '#data/money/moneyMoved.ts';
import { useDraft } from '#data/page/drafts.ts';
import { refundAdapter } from '#data/refunds.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useMoneyCall } from '#data/money/useMoneyCall.ts';
import { useText } from '#i18n/useText.ts';
import { FIRST_AMOUNT } from '#kit/form/focus.ts';
import { useAmountProblem } from '#i18n/useAmountProblem.ts';
import { AmountField } from '@settlement/design-system/AmountField';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import { isPositive, subtract } from '#lib/money/money.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { deferred } from '#parts/loading/deferred.tsx';
import { MoneyGuard } from '#parts/money/MoneyGuard.tsx';
import type { OtherRecipient } from './OtherAddress.tsx';
import { useRefundAmountError, useRefundError } from './useRefundTexts.ts';
import * as css from '../payments.css.ts';

const { whole, excess, part } = refundScope;
const scopes = Object.values(refundScope);
const emptyRefund = { isOpen: false, scope: '', typed: '', isOther: false, address: '', memo: '' };

const OtherAddress = deferred(async () => (await import('./OtherAddress.tsx')).OtherAddress);

interface PaymentRefundProps {
  readonly payment: PaymentDetail;
  readonly refundable: NonNullable<PaymentDetail['refundable']>;
}

export function PaymentRefund({ payment, refundable }: PaymentRefundProps) {
  const text = useText();
  const formats = useFormats();
  const { token, trade_no, chain, net_work } = payment;
  const money = useMoneyCall(refundAdapter, trade_no);
  const refresh = useSetAtom(moneyMovedAtom);
  const errorMessage = useRefundError();
  const isOver = isPositive(refundable.excess);
  // The draft belongs to one payment, because another payment may open while the user types.
  const [draft, patch, clear] = useDraft(`refund-${trade_no}`, emptyRefund);
  const { isOpen, typed, isOther } = draft;
  const [other, setOther] = useState<OtherRecipient>();
  const { decimals } = refundable;
  const [isChecked, setChecked] = useState(false);
  const amountProblem = useAmountProblem();
  const amountError = useRefundAmountError();
  const [failure, setFailure] = useState<string>();
  const container = useResultFocus(isOpen);

  // Another user may already have refunded the overpaid amount.
  const isOffered = { [whole]: true, [excess]: isOver, [part]: decimals !== undefined };
  const chosen = scopes.find((one) => String(one) === draft.scope) ?? (isOver ? excess : whole);
  const scope = isOffered[chosen] ? chosen : whole;
  const isPart = scope === part && decimals !== undefined;
  const wrong = isPart ? amountError(typed, token, refundable) : undefined;
  const amounts = { [whole]: refundable.amount, [excess]: refundable.excess, [part]: typed.trim() };
  const amount = wrong === undefined ? amounts[scope] : '0';
  const actual_amount = wrong === undefined ? subtract(amount, refundable.fee) : '0';
  const recipient = isOther ? other : { address: refundable.address, memo: '' };
  const refund = async () => {
    setFailure(undefined);
    setChecked(true);
    if (wrong !== undefined) return container.current?.querySelector<HTMLElement>(FIRST_AMOUNT)?.focus();
    if (recipient === undefined) return undefined;
    try {
      const { isDone } = await money.send({
        endpoint: 'payments.refund',
        trade_no,
        token,
        chain,
        net_work,
        amount,
        actual_amount,
        scope,
        fee: refundable.fee,
        refundable: refundable.amount,
        ...recipient,
        is_other: isOther,
      });
      if (isDone) clear();
    } catch (error) {
      if (isUnknownOutcome(error)) return clear();
      setFailure(errorMessage(error, token));
      // Another user may have refunded the payment in the meantime, so the payment is refetched.
      void refresh();
    }
    return undefined;
  };

  const canRefund = isPositive(refundable.amount);
  return (
    <div ref={container} className={isOpen || money.isPending ? css.refund : undefined}>
      <MoneyGuard money={money}>
        {!isOpen && canRefund && (
          <Button variant="outline" onPress={() => patch({ isOpen: true })}>
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
            {(isOver || decimals !== undefined) && (
              <RadioGroup
                label={text('payments.refund.scope')}
                value={String(scope)}
                onChange={(next) => patch({ scope: next })}
              >
                {isOver && (
                  <Radio value={String(excess)} description={`${formats.full(refundable.excess)} ${token}`}>
                    {text('payments.refund.excess')}
                  </Radio>
                )}
                <Radio value={String(whole)} description={`${formats.full(refundable.amount)} ${token}`}>
                  {text('payments.refund.whole')}
                </Radio>
                {decimals !== undefined && <Radio value={String(part)}>{text('payments.refund.part')}</Radio>}
              </RadioGroup>
            )}
            {isPart && (
              <AmountField
                label={text('payments.refund.amount')}
                token={token}
                maxDecimals={decimals}
                value={typed}
                onChange={(amount) => patch({ typed: amount })}
                onBlur={() => typed !== '' && setChecked(true)}
                problemMessage={amountProblem}
                description={text('payments.refund.upTo', {
                  amount: `${formats.full(refundable.amount)} ${token}`,
                })}
                errorMessage={isChecked ? wrong : undefined}
              />
            )}
            <RadioGroup
              label={text('payments.refund.where')}
              value={isOther ? 'other' : 'payer'}
              onChange={(next) => patch({ isOther: next === 'other' })}
            >
              <Radio value="payer">{text('payments.refund.payer')}</Radio>
              <Radio value="other">{text('payments.refund.other')}</Radio>
            </RadioGroup>
            {isOther && (
              <OtherAddress
                payment={payment}
                address={draft.address}
                memo={draft.memo}
                onChange={patch}
                isChecked={isChecked}
                onReady={setOther}
              />
            )}
            <DescriptionList
              items={[
                {
                  term: text('payments.refund.amount'),
                  detail: <Amount value={amount} token={token} isStrong />,
                },
                {
                  term: text('funds.column.network_fee'),
                  detail: <Amount value={refundable.fee} token={token} />,
                },
                {
                  term: text('payments.refund.arrives'),
                  detail: <Amount value={actual_amount} token={token} />,
                },
                ...(isOther
                  ? []
                  : [
                      {
                        term: text('payments.refund.to'),
                        detail: <FullAddress value={refundable.address} />,
                      },
                    ]),
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
                {text('payments.refund.review')}
              </Button>
              <Button variant="outline" isDisabled={money.isSending} onPress={clear}>
                {text('common.cancel')}
              </Button>
            </Inline>
          </Stack>
        )}
      </MoneyGuard>
    </div>
  );
}
