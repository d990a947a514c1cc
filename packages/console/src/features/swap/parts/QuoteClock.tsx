import { CountdownRing } from '@settlement/design-system/CountdownRing';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useText } from '../../../i18n/useText.ts';

interface QuoteClockProps {
  readonly secondsLeft: number;
  readonly total: number;
}

/** How long the quote holds; said aloud twice, not every second. */
export function QuoteClock({ secondsLeft, total }: QuoteClockProps) {
  const text = useText();
  const expired = text('swap.quote.expired');
  const isOver = secondsLeft === 0;
  const soon = secondsLeft <= 5 ? text('swap.quote.soon') : '';
  return (
    <>
      <CountdownRing
        secondsLeft={secondsLeft}
        total={total}
        label={isOver ? expired : text('swap.quote.valid', { seconds: secondsLeft })}
      />
      <VisuallyHidden role="status">{isOver ? expired : soon}</VisuallyHidden>
    </>
  );
}
