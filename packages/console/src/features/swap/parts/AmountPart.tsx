import { AmountField } from '@settlement/design-system/AmountField';
import { Button } from '@settlement/design-system/Button';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAmountProblem } from '../../../i18n/useAmountProblem.ts';
import { useText } from '../../../i18n/useText.ts';
import { mostWithin, shareWithin } from '../../../lib/amountRules.ts';
import { isPositive } from '../../../lib/money.ts';
import { useBalanceText } from '../../../parts/useBalanceText.ts';
import * as css from './swap.css.ts';

const SHARES = [
  ['25', '0.25'],
  ['50', '0.5'],
  ['75', '0.75'],
] as const;

interface AmountPartProps {
  readonly token: string;
  readonly isValue: boolean;
  readonly amount: string;
  /** Both figures of what there is, as far as they are known. */
  readonly tokenBalance: string | undefined;
  readonly valueBalance: string | undefined;
  readonly decimals: number;
  /** The most of one swap, in the figure that is chosen. */
  readonly max: string | undefined;
  readonly errorMessage: string | undefined;
  readonly onAmount: (amount: string) => void;
  readonly onType: (type: string) => void;
}

/** How much, in the token or as its value in USDT (specification §9, balance types 1 and 2). */
export function AmountPart(props: AmountPartProps) {
  const { token, isValue, amount, tokenBalance, valueBalance, decimals, max, errorMessage } = props;
  const { onAmount, onType } = props;
  const text = useText();
  const amountProblem = useAmountProblem();
  const balanceText = useBalanceText();
  const balance = isValue ? valueBalance : tokenBalance;
  const most = balance === undefined ? undefined : mostWithin(balance, decimals, { max });
  const canShare = balance !== undefined && isPositive(balance);
  return (
    <Stack gap="s">
      <Text size="small" tone="muted" numeric>
        {text('swap.available', {
          amount: balanceText(tokenBalance, token),
          value: balanceText(valueBalance, 'USDT'),
        })}
      </Text>
      <div className={css.amountHead}>
        <SegmentedControl
          label={text('swap.type.label')}
          value={isValue ? '2' : '1'}
          onChange={onType}
          items={[
            { id: '1', label: token === '' ? text('swap.type.token') : token },
            { id: '2', label: text('swap.type.value') },
          ]}
        />
        <div className={css.shares}>
          {SHARES.map(([percent, share]) => (
            <Button
              key={percent}
              variant="outline"
              tone="neutral"
              size="small"
              aria-label={text('swap.share', { percent })}
              isDisabled={!canShare}
              onPress={() =>
                balance !== undefined && most && onAmount(shareWithin(balance, share, decimals, most.amount))
              }
            >
              {`${percent}%`}
            </Button>
          ))}
        </div>
      </div>
      <AmountField
        problemMessage={amountProblem}
        label={text('swap.amount')}
        value={amount}
        onChange={onAmount}
        token={isValue ? 'USDT' : token}
        maxDecimals={decimals}
        errorMessage={errorMessage}
        description={text('swap.maxHint')}
        action={
          <Button
            variant="soft"
            size="small"
            isDisabled={!canShare}
            onPress={() => most && onAmount(most.amount)}
          >
            {text('swap.max')}
          </Button>
        }
      />
    </Stack>
  );
}
