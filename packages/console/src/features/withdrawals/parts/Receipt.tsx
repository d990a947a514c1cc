import { Button } from '@settlement/design-system/Button';
import { Text } from '@settlement/design-system/Text';
import { CountdownRing } from '@settlement/design-system/CountdownRing';
import { type DescriptionItem, DescriptionList } from '@settlement/design-system/DescriptionList';
import { Banner } from '@settlement/design-system/Banner';
import { ArrowUpIcon } from '@settlement/design-system/icons';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { useFormats } from '#data/formats/useFormats.ts';
import { NO_VALUE } from '#i18n/amounts.ts';
import { useText } from '#i18n/useText.ts';
import { multiply } from '#lib/money/money.ts';
import { withdrawalBill } from '#lib/money/withdrawalBill.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { termsOf } from './amountError.ts';
import { minutesOf } from '#lib/time/time.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';
import { networkName } from '#parts/values/networkName.ts';
import * as css from '../withdraw.css.ts';

/** The lifetime of a quote in seconds. The countdown ring starts at this value. */
const QUOTE_SECONDS = 60;

interface Props {
  readonly withdrawal: WithdrawalForm;
}

/** Returns the lines of the receipt. If the cost doesn't belong to the typed amount, the amount is 0. */
function billOf({ cost, amount }: WithdrawalForm) {
  return cost.data && withdrawalBill({ ...cost.data, amount: (cost.isCurrent ? amount : undefined) ?? '0' });
}

export function Receipt({
  withdrawal,
  isReceivedApart = false,
}: Props & {
  /** True if `Received` is shown elsewhere on the page. */
  readonly isReceivedApart?: boolean;
}) {
  const text = useText();
  const formats = useFormats();
  const received = useReceived(withdrawal);
  const { form, cost, asset } = withdrawal;
  const { values: draft } = form;
  const { data } = cost;
  const network = asset.asset?.network;
  const address = draft.address.trim();
  if (withdrawal.lacksCost) {
    return (
      <Banner
        tone="critical"
        role="alert"
        title={text('withdrawals.cost.unavailable')}
        actions={
          <Button variant="outline" size="small" isPending={cost.isFetching} onPress={cost.refetch}>
            {text('common.retry')}
          </Button>
        }
      >
        {text('withdrawals.cost.unavailableText')}
      </Banner>
    );
  }
  const { token } = asset;
  const bill = billOf(withdrawal);
  const terms = data && termsOf(data);

  return (
    <Stack gap="m">
      <div aria-busy={cost.isFetching || undefined}>
        <DescriptionList
          variant="plain"
          items={[
            {
              id: 'network',
              term: text('common.column.chain'),
              detail: network ? networkName(text, network) : NO_VALUE,
            },
            ...(withdrawal.knowledge.recipient.problem === undefined
              ? [
                  {
                    id: 'to',
                    term: text('withdrawals.receipt.to'),
                    detail: (
                      <Text size="small" tone="default" canBreakAnywhere>
                        <FullAddress value={address} />
                      </Text>
                    ),
                  },
                  ...(withdrawal.knowledge.saved
                    ? [
                        {
                          id: 'label',
                          term: text('funds.column.label'),
                          detail: withdrawal.knowledge.saved.label,
                        },
                      ]
                    : []),
                ]
              : []),
            {
              id: 'amount',
              term: text('common.column.amount'),
              detail: (
                <Figure
                  withdrawal={withdrawal}
                  value={cost.isCurrent ? withdrawal.amount : undefined}
                  hasWorth
                />
              ),
            },
            ...(data && !terms
              ? []
              : [
                  {
                    id: 'rate',
                    term: text('withdrawals.receipt.rate'),
                    detail: terms
                      ? text('withdrawals.receipt.rateLeast', {
                          rate: formats.percent(multiply(terms.rate, '100')),
                          least: `${formats.exact(terms.min_fee)} ${token}`,
                        })
                      : NO_VALUE,
                  },
                  {
                    id: 'serviceFee',
                    term: text('funds.column.service_fee'),
                    detail: <Figure withdrawal={withdrawal} value={bill?.service} />,
                  },
                  {
                    id: 'networkFee',
                    term: text('funds.column.network_fee'),
                    detail: <Figure withdrawal={withdrawal} value={bill?.network} />,
                  },
                ]),
            {
              id: 'fee',
              term: text(data && !terms ? 'funds.column.fee' : 'withdrawals.receipt.totalFee'),
              detail: (
                <span className={css.figure}>
                  {bill ? <Amount value={bill.fee} exact={data?.fee} token={token} /> : NO_VALUE}
                  {cost.isRaised && (
                    <span className={css.updated} role="status">
                      <ArrowUpIcon size={12} aria-hidden="true" />
                      {text('withdrawals.receipt.updated')}
                    </span>
                  )}
                </span>
              ),
            },
            ...(data && data.eta_seconds === 0
              ? []
              : [
                  {
                    id: 'eta',
                    term: text('common.eta'),
                    detail: data
                      ? text('common.minutesShort', { minutes: minutesOf(data.eta_seconds) })
                      : NO_VALUE,
                  },
                ]),
            ...(isReceivedApart ? [] : [received]),
          ]}
        />
      </div>
      {cost.isOdd && (
        <Banner tone="caution" role="status">
          {text('withdrawals.cost.odd')}
        </Banner>
      )}
      {data && data.expire_time === undefined ? null : data ? (
        <div className={css.receiptHead}>
          <CountdownRing
            value={cost.secondsLeft}
            maxValue={QUOTE_SECONDS}
            label={text('withdrawals.cost.valid', { seconds: cost.secondsLeft })}
          />
          <span>{text('withdrawals.cost.refreshes')}</span>
        </div>
      ) : (
        <Skeleton height="32px" />
      )}
    </Stack>
  );
}

/** Shows the net amount, which is the total of the receipt. For places outside of the receipt. */
export function Received({ withdrawal }: Props) {
  const received = useReceived(withdrawal);
  return (
    <div aria-busy={withdrawal.cost.isFetching || undefined}>
      <DescriptionList variant="plain" items={[received]} />
    </div>
  );
}

function useReceived(withdrawal: WithdrawalForm): DescriptionItem {
  const text = useText();
  const value = withdrawal.cost.isCurrent ? billOf(withdrawal)?.received : undefined;
  return {
    id: 'actual',
    term: text('funds.column.actual_amount'),
    detail: <Figure withdrawal={withdrawal} value={value} hasWorth />,
    isStrong: true,
  };
}

interface FigureProps extends Props {
  readonly value: string | undefined;
  readonly hasWorth?: boolean;
}

function Figure({ withdrawal: { asset, cost }, value, hasWorth = false }: FigureProps) {
  const text = useText();
  const formats = useFormats();
  const price = cost.data?.price;
  if (value === undefined) return NO_VALUE;
  return (
    <span className={css.figure}>
      <Amount value={value} token={asset.token} />
      {/* USDT has no price, because its price would always be 1 USDT. */}
      {hasWorth && price !== undefined && price !== '1' && (
        <Text size="caption" tone="muted" weight="regular" isNumeric>
          {text('money.worth', { amount: formats.amount(multiply(value, price)) })}
        </Text>
      )}
    </span>
  );
}
