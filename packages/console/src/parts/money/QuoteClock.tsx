import type { SwapQuote } from '@settlement/api-mocks/contract/swap';
import { CountdownRing } from '@settlement/design-system/CountdownRing';
import { Text } from '@settlement/design-system/Text';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useSecondsLeft } from '#data/money/useSecondsLeft.ts';
import { useText } from '#i18n/useText.ts';

/** The lifetime of a quote in seconds, if the server doesn't send its current time with the quote. */
const QUOTE_SECONDS = 15;

interface QuoteClockProps {
  readonly quote: Pick<SwapQuote, 'server_time' | 'expire_time'>;
  /** The text after the quote has expired. @default "Quote expired" */
  readonly expiredText?: string;
}

/** Shows the remaining time of a quote. Only the last seconds and the end are announced. */
export function QuoteClock({ quote, expiredText }: QuoteClockProps) {
  const text = useText();
  const { server_time, expire_time } = quote;
  const secondsLeft = useSecondsLeft(expire_time);
  const holds = server_time === undefined ? 0 : expire_time - server_time;
  const soon = secondsLeft <= 5 ? text('swap.quote.soon') : '';
  if (secondsLeft === 0) {
    return (
      <Text size="small" tone="caution" weight="semibold">
        <span role="status">{expiredText ?? text('swap.quote.expired')}</span>
      </Text>
    );
  }
  return (
    <>
      <CountdownRing
        value={secondsLeft}
        maxValue={holds > 0 ? holds : QUOTE_SECONDS}
        label={text('swap.quote.valid', { seconds: secondsLeft })}
      />
      <VisuallyHidden role="status">{soon}</VisuallyHidden>
    </>
  );
}
