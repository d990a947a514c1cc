import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { Inline } from '@settlement/design-system/Inline';
import { AmountField } from '@settlement/design-system/AmountField';
import { Button } from '@settlement/design-system/Button';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { Tooltip } from '@settlement/design-system/Tooltip';
import { useAmountProblem } from '#i18n/useAmountProblem.ts';
import { useText } from '#i18n/useText.ts';
import type { FormState } from '#kit/form/formState.ts';
import { shareWithin } from '#lib/money/amountRules.ts';
import type { LimitsInUnit } from '#lib/money/limitsInUnit.ts';
import { Reserved } from '../loading/placeholders.tsx';
import { useBalanceText } from '../values/useBalanceText.ts';
import { operationText } from './useIntentionTexts.ts';
import { useLimitsText } from './useLimitsText.ts';

const SHARES = [
  ['25', '0.25'],
  ['50', '0.5'],
  ['75', '0.75'],
] as const;

/** These figures reserve the lines of the balance and the limits while they load. */
const USUAL_BALANCE = '1';
const USUAL_VALUE = '10000';
const USUAL_LIMITS = { max: '1.000001', dayLeft: '100000' };

interface AmountInUnitProps {
  readonly endpoint: MoneyEndpointId;
  readonly form: AmountForm;
  readonly token: string;
  readonly balance: string | undefined;
  readonly valueBalance: string | undefined;
  readonly limits: LimitsInUnit;
  /** True while the upper limits load. */
  readonly areLimitsLoading?: boolean;
  readonly hasShares?: boolean;
}

/** An amount in the token (`type` "1"), or a value in USDT ("2") (specification §9). */
interface AmountFields {
  readonly amount: string;
  readonly type: string;
}
interface AmountForm {
  readonly values: AmountFields;
  readonly set: (change: Partial<AmountFields>) => void;
  readonly field: (name: 'amount') => ReturnType<FormState<AmountFields>['field']>;
}

export function AmountInUnit(props: AmountInUnitProps) {
  const { endpoint, form, token, limits, areLimitsLoading, hasShares, ...balances } = props;
  const text = useText();
  const amountProblem = useAmountProblem();
  const balanceText = useBalanceText();
  const { unit, decimals, balance, most } = limits;
  const { amount, type } = form.values;
  const limitsText = useLimitsText(endpoint);
  const maxText =
    most && text(`money.amount.max.${most.limit}`, { operation: operationText(text, endpoint) });
  const available = (shown: typeof balances) =>
    text('money.amount.available', {
      amount: balanceText(shown.balance, token),
      value: balanceText(shown.valueBalance, 'USDT'),
    });
  const isBalanceLoading = balances.balance === undefined || balances.valueBalance === undefined;
  return (
    <Stack gap="s">
      {token !== '' && (
        <Text size="small" tone="muted" isNumeric>
          {isBalanceLoading ? (
            <Reserved usual={available({ balance: USUAL_BALANCE, valueBalance: USUAL_VALUE })}>
              {available(balances)}
            </Reserved>
          ) : (
            available(balances)
          )}
        </Text>
      )}
      {token !== '' && (
        <Inline justify="between">
          <SegmentedControl
            label={text('money.amount.unit')}
            value={type}
            // The amount is removed, because the same number would be another amount in the new unit.
            onChange={(next) => form.set({ type: next, amount: '' })}
            items={[
              { id: '1', label: token },
              { id: '2', label: text('common.column.usdt_amount') },
            ]}
          />
          {hasShares && (
            <Inline gap="xs">
              {SHARES.map(([percent, share]) => (
                <Button
                  key={percent}
                  variant="outline"
                  tone="neutral"
                  size="small"
                  aria-label={text('money.amount.share', { percent })}
                  isDisabled={most === undefined}
                  onPress={() =>
                    balance !== undefined &&
                    most &&
                    form.set({ amount: shareWithin(balance, share, decimals, most.amount) })
                  }
                >
                  {`${percent}%`}
                </Button>
              ))}
            </Inline>
          )}
        </Inline>
      )}
      <AmountField
        {...form.field('amount')}
        problemMessage={amountProblem}
        label={text('common.column.amount')}
        token={unit}
        maxDecimals={decimals}
        description={
          areLimitsLoading ? (
            <Reserved usual={limitsText({ ...limits, ...USUAL_LIMITS })}>{limitsText(limits)}</Reserved>
          ) : most && amount === most.amount ? (
            maxText
          ) : (
            limitsText(limits)
          )
        }
        actions={
          <Tooltip label={maxText ?? text('money.amount.max')}>
            <Button
              variant="soft"
              size="small"
              isDisabled={most === undefined}
              onPress={() => most && form.set({ amount: most.amount })}
            >
              {text('money.amount.max')}
            </Button>
          </Tooltip>
        }
      />
    </Stack>
  );
}
