import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { type DescriptionItem, DescriptionList } from '@settlement/design-system/DescriptionList';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { assetsQueryAtom } from '#data/assets.ts';
import { selectedPaymentsAtom } from '#data/refundSelection.ts';
import { type RefundIntention, refundAdapter, refundBody } from '#data/refunds.ts';
import { sendRefundsAtom } from '#data/severalRefunds.ts';
import { useText } from '#i18n/useText.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { compare, subtract } from '#lib/money/money.ts';
import { BatchRecap, BatchResult, BatchSend, totalItem } from '#parts/money/batch/BatchRecap.tsx';
import * as css from '#parts/money/batch/batch.css.ts';
import { saveResults, useBatch, useIsOpen } from '#parts/money/batch/useBatch.ts';
import { Amount } from '#parts/values/Amount.tsx';
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
import { useRefundAmountError, useRefundError } from './useRefundTexts.ts';

/** Refunds several payments after one verification. Each refund has its own amount, result and retry. */
export function RefundForm() {
  const text = useText();
  const formats = useFormats();
  const [selected, select] = useAtom(selectedPaymentsAtom);
  const assets = useAtomValue(assetsQueryAtom).data?.list;
  const isOpenRow = useIsOpen(refundAdapter.id);
  const send = useSetAtom(sendRefundsAtom);
  const amountError = useRefundAmountError();
  const errorMessage = useRefundError();
  const { carryOut, sendingRow, isSending, failure } = useBatch<RefundIntention>({
    action: refundAdapter.id,
    bodyOf: refundBody,
    send,
    isTogether: true,
  });

  const rows = selected.flatMap((one) => refundRowOf(one));
  const errorOf = ({ amount, payment, refundable }: Row) => amountError(amount, payment.token, refundable);
  const isBusy = ({ payment }: Row) => isOpenRow(payment.trade_no);
  const isOpen = (row: Row) => row.isSent !== true && !isBusy(row);
  const isReady = (row: Row) => isOpen(row) && errorOf(row) === undefined;
  const ready = rows.filter(isReady);
  const totals = refundTotals(ready.map(intentionOf));
  const sent = rows.filter((one) => one.isSent).length;
  const hasOverpaid = rows.some(
    ({ isSent, payment }) => isSent !== true && overpaidOf(payment) !== undefined,
  );
  const result = text('payments.refunds.result', { sent, count: rows.length });
  const balanceOf = (total: RefundTotal) =>
    assets
      ?.flatMap(({ subset }) => subset)
      .find(({ token, chain, isTotal }) => token === total.token && chain === total.chain && isTotal !== true)
      ?.balance;
  const short = totals.filter((total) => {
    const balance = balanceOf(total);
    return balance !== undefined && compare(total.amount, balance) > 0;
  });

  const sendRows = (chosen: readonly Row[]) => {
    const agreed = chosen.map(intentionOf);
    return carryOut(agreed, {
      isDanger: true,
      content: (translate) => ({
        title: translate('payments.refunds.confirm', { count: agreed.length }),
        recap: (
          <BatchRecap
            label={translate('payments.refunds.list')}
            totals={refundTotals(agreed).map(({ count, amount, ...total }) =>
              translate('payments.refunds.recap', {
                count,
                amount: `${formats.full(amount)} ${total.token}`,
                network: networkName(translate, total),
              }),
            )}
            rows={agreed.map((intention, index) => ({
              ...intention,
              key: intention.trade_no,
              name: chosen[index]?.payment.out_trade_no ?? '',
            }))}
          />
        ),
        confirmLabel: translate('payments.refunds.send', { count: agreed.length }),
      }),
    });
  };
  const setAll = (kind: 'excess' | 'whole') =>
    select(
      rows.map((row) => {
        const full = row.refundable.amount;
        const amount = kind === 'whole' ? full : (overpaidOf(row.payment) ?? row.amount);
        return isOpen(row) ? { ...row, amount, error: undefined } : row;
      }),
    );

  return (
    <Stack gap="l">
      {sent < rows.length && (
        <Inline gap="s">
          <Text size="small" tone="muted">
            {text('payments.refunds.setAll')}
          </Text>
          {(hasOverpaid ? (['excess', 'whole'] as const) : (['whole'] as const)).map((kind) => (
            <Button
              key={kind}
              variant="outline"
              size="small"
              isDisabled={isSending}
              onPress={() => setAll(kind)}
            >
              {text(`payments.refunds.kind.${kind}`)}
            </Button>
          ))}
        </Inline>
      )}
      <ul className={css.list} aria-label={text('payments.refunds.list')}>
        {rows.map((row) => (
          <RefundRow
            key={row.payment.trade_no}
            row={row}
            amountError={errorOf(row)}
            isSending={sendingRow === row.payment.trade_no}
            isLocked={isSending}
            onRetry={isReady(row) ? () => void sendRows([row]) : undefined}
          />
        ))}
      </ul>
      <BatchResult
        title={result}
        sent={sent}
        count={rows.length}
        isSending={isSending}
        clearLabel={text('payments.refunds.clearSent')}
        onExport={() => saveResults('refunds', rows.map(resultOf))}
        onClear={() => select((rows) => rows.filter(({ isSent }) => isSent !== true))}
      />
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
          <BatchSend
            failure={failure}
            label={text('payments.refunds.verify', { count: ready.length })}
            isSending={isSending}
            isDisabled={ready.length === 0}
            onSend={() => void sendRows(ready)}
          />
        </>
      )}
    </Stack>
  );

  function resultOf(row: Row) {
    const { payment, amount, refundable, isSent, error } = row;
    const open = text(isBusy(row) ? 'money.batch.unknown' : 'payments.refunds.notSent');
    const rejected = error ? errorMessage(error, payment.token) : open;
    return {
      order: payment.out_trade_no,
      number: payment.trade_no,
      address: refundable.address,
      token: payment.token,
      network: payment.chain,
      amount,
      result: isSent === true ? text('payments.refunds.started') : rejected,
    };
  }

  function totalItems(total: RefundTotal): DescriptionItem[] {
    const { key, token, count, amount, fee } = total;
    const balance = balanceOf(total);
    const isShort = balance === undefined || compare(amount, balance) > 0;
    const left = isShort ? [] : [subtract(balance, amount)];
    return [
      {
        id: `${key} amount`,
        term: `${text('payments.refunds.ofToken', { count, token })} · ${networkName(text, total)}`,
        detail: <Amount value={amount} token={token} isStrong />,
        isStrong: true,
      },
      totalItem(`${key} fee`, text('funds.column.network_fee'), fee, token),
      ...left.map((value) => totalItem(`${key} balance`, text('payments.refunds.after'), value, token)),
    ];
  }
}
