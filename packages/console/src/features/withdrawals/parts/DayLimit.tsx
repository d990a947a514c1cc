import type { WithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { Stack } from '@settlement/design-system/Stack';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { Text } from '@settlement/design-system/Text';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { divide, multiply, truncate } from '#lib/money.ts';
import { shownDayLimit } from './amountError.ts';

interface DayLimitProps {
  readonly cost: WithdrawalCost;
  readonly isOver: boolean;
}

/** What may still leave within 24 hours, before anybody presses anything. */
export function DayLimit({ cost, isOver }: DayLimitProps) {
  const text = useText();
  const formats = useFormats();
  const amount = (value: string) => formats.amount(value, { decimals: 2 });
  const { limit, used, left } = shownDayLimit(cost);
  const message = text('withdrawals.limit', {
    limit: amount(limit),
    used: amount(used),
    left: amount(left),
  });
  return (
    <Stack gap="xs">
      <ProgressBar
        label={text('withdrawals.limit.label')}
        value={shareOf(cost)}
        valueLabel={message}
        tone={isOver ? 'critical' : 'accent'}
        isLabelHidden
      />
      <Text size="caption" tone={isOver ? 'critical' : 'muted'} numeric>
        {message}
        {cost.next_release_time > 0 &&
          ` · ${text('withdrawals.limit.release', { time: formats.time(cost.next_release_time) })}`}
      </Text>
    </Stack>
  );
}

/** Whole percent, for the length of the bar alone. */
function shareOf({ day_limit, day_used }: WithdrawalCost): number {
  const percent = divide(multiply(day_used, '100'), day_limit);
  return percent === undefined ? 0 : Math.min(100, Number.parseInt(truncate(percent, 0), 10));
}
