import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { type DescriptionItem, DescriptionList } from '@settlement/design-system/DescriptionList';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { assetsQueryAtom } from '#data/assets.ts';
import { batchTicketAtom } from '#data/money/batch.ts';
import { isUnknownOutcome } from '#data/money/moneyErrors.ts';
import { moneyKeyOf, moneyStatesAtom } from '#data/money/moneyStates.ts';
import { sendingRowAtom } from '#data/money/sendingRow.ts';
import { usePerform } from '#data/money/verification.ts';
import { useLeaveGuard } from '#data/page/leaveGuard.ts';
import { selectedPaymentsAtom } from '#data/refundSelection.ts';
import { type RefundIntention, refundAdapter, refundBody } from '#data/refunds.ts';
import { sendRefundsAtom } from '#data/severalRefunds.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import { compare, isDecimal, subtract } from '#lib/money/money.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { networkName } from '#parts/values/networkName.ts';
import { RefundRow } from './RefundRow.tsx';
import {
  type RefundRow as Row,
  type RefundTotal,
  intentionOf,
  overpaidOf,
  refundRowOf,
  refundTotals,
} from './refundRows.ts';
import { useRefundAmountError } from './useRefundTexts.ts';

/** The phases of a refund without a known outcome. */
const busy: ReadonlySet<string> = new Set(['verifying', 'sent', 'unknown']);

/** Refunds several payments after one verification. Each refund has its own amount, result and retry. */
export function RefundForm() {
  const text = useText();
  const { get } = useStore();
  const [selected, select] = useAtom(selectedPaymentsAtom);
  const assets = useAtomValue(assetsQueryAtom).data?.list;
  const stateOf = useAtomValue(moneyStatesAtom);
  const sending = useAtomValue(sendingRowAtom);
  const perform = usePerform();
  const ticketFor = useSetAtom(batchTicketAtom);
  const send = useSetAtom(sendRefundsAtom);
  const amountError = useRefundAmountError();
  const [failure, setFailure] = useState<unknown>();
  const isSending = sending !== undefined;
  useLeaveGuard(isSending);

  const rows = selected.flatMap((one) => refundRowOf(one, isDecimal));
  const errorOf = ({ amount, payment, refundable }: Row) => amountError(amount, payment.token, refundable);
  const isOpen = (row: Row) =>
    row.isSent !== true && !busy.has(stateOf(moneyKeyOf(get, refundAdapter.id, row.payment.trade_no)).phase);
  const isReady = (row: Row) => isOpen(row) && errorOf(row) === undefined;
  const ready = rows.filter(isReady);
  const intentions = ready.map(intentionOf);
  const totals = refundTotals(intentions);
  const sent = rows.filter((one) => one.isSent).length;
  const hasOverpaid = rows.some(
    ({ isSent, payment }) => isSent !== true && overpaidOf(payment) !== undefined,
  );
  const result = text('payments.refunds.result', { sent, count: rows.length });
  const results = useResultFocus(sent > 0 && sent === rows.length);
  const balanceOf = (total: RefundTotal) =>
    assets
      ?.flatMap(({ subset }) => subset)
      .find(({ token, chain, isTotal }) => token === total.token && chain === total.chain && isTotal !== true)
      ?.balance;
  const short = totals.filter((total) => {
    const balance = balanceOf(total);
    return balance !== undefined && compare(total.amount, balance) > 0;
  });

  const carryOut = async (chosen: readonly Row[]) => {
    const agreed = chosen.map(intentionOf);
    setFailure(undefined);
    try {
      // A single refund opens its own verification.
      if (agreed.length === 1) return await send(agreed);
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        asksFirst: true,
        isDanger: true,
        content: (translate) => ({
          title: translate('payments.refunds.confirm', { count: agreed.length }),
          recap: <Recap rows={chosen} intentions={agreed} />,
          confirmLabel: translate('payments.refunds.send', { count: agreed.length }),
        }),
        call: (codes) => ticketFor(refundAdapter.id, agreed.map(refundBody), codes),
      });
      if (outcome.isDone) await send(agreed, { ticket: outcome.data });
    } catch (error) {
      // The row shows an unknown outcome.
      if (!isUnknownOutcome(error)) setFailure(error);
    }
    return undefined;
  };
  const setAll = (amountOf: (row: Row) => string | undefined) =>
    select(
      rows.map((row) =>
        isOpen(row) ? { ...row, amount: amountOf(row) ?? row.amount, error: undefined } : row,
      ),
    );

  return (
    <Stack gap="l">
      {sent < rows.length && (
        <Inline gap="s">
          <Text size="small" tone="muted">
            {text('payments.refunds.setAll')}
          </Text>
          {hasOverpaid && (
            <Button
              variant="outline"
              size="small"
              isDisabled={isSending}
              onPress={() => setAll(({ payment }) => overpaidOf(payment))}
            >
              {text('payments.refunds.kind.excess')}
            </Button>
          )}
          <Button
            variant="outline"
            size="small"
            isDisabled={isSending}
            onPress={() => setAll(({ refundable }) => refundable.amount)}
          >
            {text('payments.refunds.kind.whole')}
          </Button>
        </Inline>
      )}
      <ul aria-label={text('payments.refunds.list')}>
        {rows.map((row) => (
          <RefundRow
            key={row.payment.trade_no}
            row={row}
            amountError={errorOf(row)}
            isSending={sending === row.payment.trade_no}
            isLocked={isSending}
            onRetry={isReady(row) ? () => void carryOut([row]) : undefined}
          />
        ))}
      </ul>
      {sent > 0 && (
        <div ref={results}>
          <Banner
            tone={sent === rows.length ? 'positive' : 'caution'}
            role="status"
            title={result}
            action={
              <Button
                variant="outline"
                size="small"
                isDisabled={isSending}
                onPress={() => select((rows) => rows.filter(({ isSent }) => isSent !== true))}
              >
                {text('payments.refunds.clearSent')}
              </Button>
            }
          />
        </div>
      )}
      {sent < rows.length && (
        <>
          <DescriptionList variant="plain" items={totals.flatMap((total) => totalItems(total))} />
          {short.map(({ key, token, chain }) => (
            <Banner key={key} tone="caution" role="status">
              {text('payments.refunds.short', { token, network: chain })}
            </Banner>
          ))}
          {ready.length < rows.length - sent && (
            <Text as="p" size="small" tone="muted">
              {text('payments.refunds.excluded', { count: rows.length - sent - ready.length })}
            </Text>
          )}
          <Text as="p" size="small" tone="muted">
            {text('payments.refunds.note')}
          </Text>
          {failure !== undefined && (
            <Banner tone="critical" role="alert">
              {errorText(text, failure)}
            </Banner>
          )}
          <Button
            size="large"
            fullWidth
            isPending={isSending}
            isDisabled={ready.length === 0}
            onPress={() => void carryOut(ready)}
          >
            {text('payments.refunds.verify', { count: ready.length })}
          </Button>
        </>
      )}
    </Stack>
  );

  function totalItems(total: RefundTotal): DescriptionItem[] {
    const { key, token, count, amount, fee } = total;
    const network = networkName(text, total);
    const balance = balanceOf(total);
    return [
      {
        id: `${key} amount`,
        term: `${text('payments.refunds.ofToken', { count, token })} · ${network}`,
        detail: <Amount value={amount} token={token} isStrong />,
        isStrong: true,
      },
      { id: `${key} fee`, term: text('payments.refund.fee'), detail: <Amount value={fee} token={token} /> },
      ...(balance === undefined || compare(amount, balance) > 0
        ? []
        : [
            {
              id: `${key} balance`,
              term: text('payments.refunds.after'),
              detail: <Amount value={subtract(balance, amount)} token={token} />,
            },
          ]),
    ];
  }
}

interface RecapProps {
  readonly rows: readonly Row[];
  readonly intentions: readonly RefundIntention[];
}

function Recap({ rows, intentions }: RecapProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <Stack gap="s">
      {refundTotals(intentions).map((total) => (
        <span key={total.key}>
          {text('payments.refunds.recap', {
            count: total.count,
            amount: `${formats.full(total.amount)} ${total.token}`,
            network: networkName(text, total),
          })}
        </span>
      ))}
      <Stack as="ul" gap="s" aria-label={text('payments.refunds.list')}>
        {intentions.map((one, index) => (
          <li key={one.trade_no}>
            <Text as="div" size="small" breakAnywhere>
              {rows[index]?.payment.out_trade_no}
            </Text>
            <Text as="div" size="small" breakAnywhere>
              <FullAddress value={one.address} />
            </Text>
            <Text as="div" size="small" weight="semibold" numeric>
              {`${formats.full(one.amount)} ${one.token} · ${networkName(text, one)}`}
            </Text>
          </li>
        ))}
      </Stack>
      <Text size="small" tone="caution">
        {text('money.final')}
      </Text>
    </Stack>
  );
}
