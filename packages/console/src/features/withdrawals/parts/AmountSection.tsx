import { AmountField } from '@settlement/design-system/AmountField';
import { Button } from '@settlement/design-system/Button';
import { Tooltip } from '@settlement/design-system/Tooltip';
import { useFormats } from '../../../data/useFormats.ts';
import { useAmountProblem } from '../../../i18n/useAmountProblem.ts';
import { useText } from '../../../i18n/useText.ts';
import { mostWithin, shareWithin } from '../../../lib/amountRules.ts';
import { dayLeft } from './amountError.ts';
import { DayLimit } from './DayLimit.tsx';
import type { Withdraw } from './useWithdraw.tsx';
import * as css from '../withdraw.css.ts';

const shares = [
  ['25', '0.25'],
  ['50', '0.5'],
  ['75', '0.75'],
] as const;

/** How much, within what there is and what may leave in a day. */
export function AmountSection({ form }: { readonly form: Withdraw }) {
  const text = useText();
  const amountProblem = useAmountProblem();
  const formats = useFormats();
  const { draft, asset, cost, decimals } = form;
  const balance = cost.data?.balance ?? asset.part?.balance;
  const wrong = form.shown('amount');
  const most =
    balance === undefined
      ? undefined
      : mostWithin(balance, decimals, {
          max: cost.data?.max_amount,
          dayLeft: cost.data && dayLeft(cost.data),
          price: cost.data?.price,
        });
  const maximumText =
    most &&
    {
      balance: text('withdrawals.amount.maxReason'),
      max: text('withdrawals.amount.maxSingle'),
      day: text('withdrawals.amount.maxDay'),
    }[most.limit];
  const set = (amount: string) => {
    form.patch({ amount });
    form.touch('amount');
  };
  return (
    <div className={css.group}>
      <AmountField
        problemMessage={amountProblem}
        label={text('withdrawals.amount.label')}
        value={draft.amount}
        token={asset.token}
        maxDecimals={decimals}
        isDisabled={asset.id === ''}
        inputRef={form.hostLabel('amount')}
        onChange={(amount) => form.patch({ amount })}
        onBlur={() => draft.amount !== '' && form.touch('amount')}
        labelEnd={
          balance !== undefined &&
          text('withdrawals.amount.available', {
            amount: form.areBalancesHidden ? '••••••' : formats.amount(balance),
            token: asset.token,
          })
        }
        action={
          <Tooltip label={maximumText ?? text('withdrawals.amount.maxReason')}>
            <Button
              variant="soft"
              size="small"
              isDisabled={most === undefined}
              onPress={() => most !== undefined && set(most.amount)}
            >
              {text('withdrawals.amount.max.button')}
            </Button>
          </Tooltip>
        }
        {...(wrong !== undefined
          ? { errorMessage: wrong }
          : draft.amount !== '' && draft.amount === most?.amount && { description: maximumText })}
      />
      <div className={css.shares}>
        {shares.map(([percent, share]) => (
          <Button
            key={percent}
            variant="outline"
            size="small"
            isDisabled={most === undefined}
            onPress={() =>
              balance !== undefined && most && set(shareWithin(balance, share, decimals, most.amount))
            }
          >
            {text('withdrawals.amount.share', { percent })}
          </Button>
        ))}
      </div>
      {cost.data && <DayLimit cost={cost.data} isOver={form.amountError === 'day'} />}
    </div>
  );
}
