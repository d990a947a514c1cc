import { useAtomValue } from 'jotai';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { AmountField } from '@settlement/design-system/AmountField';
import { Button } from '@settlement/design-system/Button';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Tooltip } from '@settlement/design-system/Tooltip';
import { useFormats } from '#data/formats/useFormats.ts';
import { useAmountProblem } from '#i18n/useAmountProblem.ts';
import { withdrawalAdapter } from '#data/withdrawals.ts';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { useText } from '#i18n/useText.ts';
import { mostWithin, shareWithin } from '#lib/money/amountRules.ts';
import { operationText } from '#parts/money/useIntentionTexts.ts';
import { useLimitsText } from '#parts/money/useLimitsText.ts';
import { COVERED } from '#parts/values/useBalanceText.ts';
import { dayLeft, shownDayLimit } from './amountError.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';
import type { WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { Text } from '@settlement/design-system/Text';
import { divide, multiply, truncate } from '#lib/money/money.ts';

const shares = [
  ['25', '0.25'],
  ['50', '0.5'],
  ['75', '0.75'],
] as const;

/** A non-breaking space reserves the line of the limits while they load. */
const EMPTY_LINE = '\u00A0';

export function AmountSection({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const areBalancesHidden = useAtomValue(hideBalancesAtom);
  const amountProblem = useAmountProblem();
  const formats = useFormats();
  const limitsText = useLimitsText(withdrawalAdapter.id);
  const { form, asset, cost, decimals } = withdrawal;
  const { values: draft } = form;
  const balance = cost.data?.balance ?? asset.part?.balance;
  const wrong = form.errors.amount;
  const most =
    balance === undefined
      ? undefined
      : mostWithin(balance, decimals, {
          max: cost.data?.max_amount,
          dayLeft: cost.data && dayLeft(cost.data),
          price: cost.data?.price,
        });
  const maximumText = text(`money.amount.max.${most?.limit ?? 'balance'}`, {
    operation: operationText(text, withdrawalAdapter.id),
  });
  const limits =
    cost.data && limitsText({ unit: asset.token, min: cost.data.min_amount, max: cost.data.max_amount });
  const set = (amount: string) => {
    form.set({ amount });
    form.touch('amount');
  };
  return (
    <Stack gap="m">
      <AmountField
        problemMessage={amountProblem}
        label={text('common.column.amount')}
        value={draft.amount}
        token={asset.token}
        maxDecimals={decimals}
        isDisabled={asset.id === ''}
        onChange={(amount) => form.set({ amount })}
        onBlur={() => draft.amount !== '' && form.touch('amount')}
        labelEnd={
          balance !== undefined &&
          text('withdrawals.amount.available', {
            amount: areBalancesHidden ? COVERED : formats.amount(balance),
            token: asset.token,
          })
        }
        actions={
          <Tooltip label={maximumText}>
            <Button
              variant="soft"
              size="small"
              isDisabled={most === undefined}
              onPress={() => most !== undefined && set(most.amount)}
            >
              {text('money.amount.max')}
            </Button>
          </Tooltip>
        }
        {...(wrong !== undefined
          ? { errorMessage: wrong }
          : {
              description:
                draft.amount !== '' && draft.amount === most?.amount ? maximumText : (limits ?? EMPTY_LINE),
            })}
      />
      <Inline>
        {shares.map(([percent, share]) => (
          <Button
            key={percent}
            variant="outline"
            size="small"
            aria-label={text('money.amount.share', { percent })}
            isDisabled={most === undefined}
            onPress={() =>
              balance !== undefined && most && set(shareWithin(balance, share, decimals, most.amount))
            }
          >
            {`${percent}%`}
          </Button>
        ))}
      </Inline>
      {cost.data ? (
        <DayLimit cost={cost.data} isOver={withdrawal.amountError === 'day'} />
      ) : (
        asset.id !== '' && !withdrawal.lacksCost && <Skeleton height="28px" />
      )}
    </Stack>
  );
}

function DayLimit({ cost, isOver }: { readonly cost: WithdrawalCost; readonly isOver: boolean }) {
  const text = useText();
  const formats = useFormats();
  const amount = (value: string) => formats.amount(value, { decimals: 2 });
  const shown = shownDayLimit(cost);
  if (!shown) return null;
  const { limit, used, left } = shown;
  const message = text('withdrawals.limit', {
    limit: amount(limit),
    used: amount(used),
    left: amount(left),
  });
  return (
    <Stack gap="xs">
      <ProgressBar
        label={text('withdrawals.limit.label')}
        value={shareOf(used, limit)}
        valueLabel={message}
        tone={isOver ? 'critical' : 'accent'}
        isLabelHidden
      />
      <Text size="caption" tone={isOver ? 'critical' : 'muted'} isNumeric>
        {message}
        {cost.next_release_time > 0 &&
          ` · ${text('withdrawals.limit.release', { time: formats.time(cost.next_release_time) })}`}
      </Text>
    </Stack>
  );
}

/** Returns the used share of the 24-hour limit in whole percent, at most 100. */
function shareOf(used: string, limit: string): number {
  const percent = divide(multiply(used, '100'), limit);
  return percent === undefined ? 0 : Math.min(100, Number.parseInt(truncate(percent, 0), 10));
}
