import type { WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { withdrawalFee } from '@settlement/api-mocks/rules/withdrawalFee';
import { RadioCard } from '@settlement/design-system/RadioGroup';
import { Skeleton } from '@settlement/design-system/Skeleton';
import type { TokenOnNetwork } from '#data/currencies.ts';
import { useNetworkCost } from '#data/withdrawals.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { isBelowBalance, isPositive } from '#lib/money.ts';
import { withdrawalBill } from '#lib/withdrawalBill.ts';
import { isOpen } from './tokenChoices.ts';
import { minutesOf } from './minutesOf.ts';
import { networkName } from '#parts/networkName.ts';
import * as css from '../withdraw.css.ts';

interface NetworkCardProps {
  readonly asset: TokenOnNetwork;
  readonly areBalancesHidden: boolean;
  /** What is typed so far; empty while it is none that could be sent. */
  readonly amount: string;
}

/** One network: its name and standard, the fee of the amount or the least there is, the minimum, how long it takes, what there is on it. */
export function NetworkCard({ asset: { network, token }, areBalancesHidden, amount }: NetworkCardProps) {
  const text = useText();
  const formats = useFormats();
  const { data: cost, error } = useNetworkCost(token.id);
  const open = isOpen({ network, token });
  // The same amount on every network, so that they can be compared before one is chosen.
  // A network that does not hold the amount cannot send it, and promises nothing.
  const isHeld = cost && amount !== '' && isBelowBalance(amount, cost.balance);
  const bill = isHeld ? networkBill(amount, cost) : undefined;
  const fee = bill
    ? text('withdrawals.network.priced', {
        fee: formats.amount(bill.fee),
        actual: formats.amount(bill.received),
      })
    : cost && text('withdrawals.network.fee', { fee: formats.amount(cost.fee) });
  const limits = [
    isPositive(token.min_withdraw) &&
      text('withdrawals.network.min', { amount: formats.exact(token.min_withdraw) }),
    cost && text('withdrawals.network.eta', { minutes: minutesOf(cost.eta_seconds) }),
  ];
  const balance = cost && text('withdrawals.network.balance', { amount: formats.amount(cost.balance) });
  const lines = [
    { id: 'fee', line: fee ?? (error ? text('withdrawals.cost.unavailable') : undefined) },
    { id: 'limits', line: limits.filter(Boolean).join(' · ') },
    ...(areBalancesHidden || error ? [] : [{ id: 'balance', line: balance }]),
  ];
  return (
    <RadioCard
      value={token.id}
      isDisabled={!open}
      description={
        open
          ? lines.map(({ id, line }) => (
              <span key={id} className={css.factLine}>
                {line ?? <Skeleton width="70%" height="1lh" />}
              </span>
            ))
          : text('withdrawals.network.maintenance')
      }
    >
      {networkName(text, network)}
    </RadioCard>
  );
}

/** What the amount would cost on a network; undefined where the fee leaves nothing. */
function networkBill(amount: string, cost: WithdrawalCost) {
  const { fee, actual } = withdrawalFee(amount, cost);
  return isPositive(actual)
    ? withdrawalBill({ amount, fee, network_fee: cost.network_fee, actual_amount: actual })
    : undefined;
}
