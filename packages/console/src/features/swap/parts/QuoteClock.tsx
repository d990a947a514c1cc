import { CountdownRing } from '@settlement/design-system/CountdownRing';
import { Text } from '@settlement/design-system/Text';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useText } from '#i18n/useText.ts';

interface QuoteClockProps {
  readonly secondsLeft: number;
  readonly total: number;
}

/** How long the quote holds; said aloud twice, not every second. */
export function QuoteClock({ secondsLeft, total }: QuoteClockProps) {
  const text = useText();
  const isOver = secondsLeft === 0;
  const soon = secondsLeft <= 5 ? text('swap.quote.soon') : '';
  if (isOver) {
    return (
      <Text size="small" tone="caution" weight="semibold">
        <span role="status">{text('swap.quote.expired')}</span>
      </Text>
    );
  }
  return (
    <>
      <CountdownRing
        secondsLeft={secondsLeft}
        total={total}
        label={text('swap.quote.valid', { seconds: secondsLeft })}
      />
      <VisuallyHidden role="status">{soon}</VisuallyHidden>
    </>
  );
}
