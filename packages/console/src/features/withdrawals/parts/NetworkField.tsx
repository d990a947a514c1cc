import { useAtomValue } from 'jotai';
import { Grid } from '@settlement/design-system/Grid';
import { RadioGroup, RadioCard } from '@settlement/design-system/RadioGroup';
import { readRecipient } from '@settlement/api-mocks/rules/recipient';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { useText } from '#i18n/useText.ts';
import { amountError } from '#lib/money/amountRules.ts';
import { withRecipient } from './draft.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';
import type { WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { withdrawalFee } from '@settlement/api-mocks/rules/withdrawalFee';
import { Skeleton } from '@settlement/design-system/Skeleton';
import type { TokenOnNetwork } from '#data/currencies.ts';
import { useNetworkCost } from '#data/withdrawals.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { isBelowBalance, isPositive } from '#lib/money/money.ts';
import { withdrawalBill } from '#lib/money/withdrawalBill.ts';
import { termsOf } from './amountError.ts';
import { isOpen } from './tokenChoices.ts';
import { minutesOf } from '#lib/time/time.ts';
import { networkName } from '#parts/values/networkName.ts';
import * as css from '../withdraw.css.ts';

/** Renders the networks of the selected token with their fees. Networks under maintenance are disabled. */
export function NetworkField({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const areBalancesHidden = useAtomValue(hideBalancesAtom);
  const { form, asset } = withdrawal;
  const { values: draft } = form;
  const wrong = form.errors.id;
  if (!asset.choice) return null;
  const fitting = asset.fits.filter(({ token }) => token.token === asset.token);
  return (
    <RadioGroup
      label={text('common.column.chain')}
      value={asset.id === '' ? null : asset.id}
      onChange={(id) => {
        const next = asset.choice?.networks.find(({ token }) => token.id === id);
        if (!next) return;
        const read = readRecipient(draft.address, next);
        const isKept = read.problem !== undefined || read.address === draft.address;
        // A payment request is parsed again for the new network. Other text is kept, so that the user can correct it.
        withdrawal.chooseAsset(id, isKept ? {} : withRecipient(draft, read));
      }}
      {...(wrong !== undefined && { errorMessage: wrong })}
      {...(asset.choice.networks.length === 1 && { description: text('withdrawals.network.only') })}
    >
      <Grid minColumn="232px" gap="s">
        {asset.choice.networks.map((one) => (
          <NetworkCard
            key={one.token.id}
            asset={one}
            areBalancesHidden={areBalancesHidden}
            isFitting={fitting.length === 0 || fitting.some(({ token }) => token.id === one.token.id)}
            amount={
              amountError(withdrawal.amount, { decimals: one.token.decimals }) === undefined
                ? withdrawal.amount
                : ''
            }
          />
        ))}
      </Grid>
    </RadioGroup>
  );
}

interface NetworkCardProps {
  readonly asset: TokenOnNetwork;
  readonly areBalancesHidden: boolean;
  /** False if the typed address belongs only to other networks. */
  readonly isFitting: boolean;
  /** The typed amount. Empty if it isn't a valid amount of the token on this network. */
  readonly amount: string;
}

function NetworkCard({ asset: { network, token }, areBalancesHidden, isFitting, amount }: NetworkCardProps) {
  const text = useText();
  const formats = useFormats();
  const { data: cost, error } = useNetworkCost(token.id);
  const open = isOpen({ network, token });
  // All networks show the fee for the typed amount, so that users can compare them. If the amount isn't below
  // the balance on a network, its card shows the minimum fee.
  const isHeld = cost && amount !== '' && isBelowBalance(amount, cost.balance);
  const bill = isHeld ? networkBill(amount, cost) : undefined;
  const fee = bill
    ? text('withdrawals.network.priced', {
        fee: formats.exact(bill.fee),
        actual: formats.exact(bill.received),
      })
    : cost && text('withdrawals.network.fee', { fee: formats.exact(cost.fee) });
  const limits = [
    isPositive(token.min_withdraw) &&
      text('withdrawals.network.min', { amount: formats.exact(token.min_withdraw) }),
    cost && cost.eta_seconds > 0 && text('withdrawals.network.eta', { minutes: minutesOf(cost.eta_seconds) }),
  ];
  const balance = cost && text('common.balanceOf', { amount: formats.amount(cost.balance) });
  const lines = [
    { id: 'fee', line: fee ?? (error ? text('withdrawals.cost.unavailable') : undefined) },
    { id: 'limits', line: limits.filter(Boolean).join(' · ') },
    ...(areBalancesHidden || error ? [] : [{ id: 'balance', line: balance }]),
  ];
  return (
    <RadioCard
      value={token.id}
      isDisabled={!open || !isFitting}
      description={
        !isFitting
          ? text('withdrawals.network.otherAddress')
          : open
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

/** Returns the fees and the net amount. Undefined if it isn't positive, or the terms are unknown. */
function networkBill(amount: string, cost: WithdrawalCost) {
  const terms = termsOf(cost);
  if (!terms) return undefined;
  const { fee, actual } = withdrawalFee(amount, terms);
  return isPositive(actual)
    ? withdrawalBill({ amount, fee, network_fee: terms.network_fee, actual_amount: actual })
    : undefined;
}
