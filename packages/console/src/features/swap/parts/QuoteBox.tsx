import { Box } from '@settlement/design-system/Box';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { useShownError } from '#parts/loading/useShownError.ts';
import { QuoteClock } from '#parts/money/QuoteClock.tsx';
import { type SwapTerms, useReceipt } from '#parts/money/useReceipt.tsx';
import * as css from './swap.css.ts';
import type { LiveQuote } from './useQuote.ts';

interface QuoteBoxProps {
  readonly live: LiveQuote;
  /** The terms of the quote in `live`. */
  readonly terms: SwapTerms | undefined;
  /** No quote is requested without the balance. */
  readonly balance: { readonly error: unknown; readonly refetch: () => unknown };
  /** Set if a field already shows the error. */
  readonly isErrorElsewhere: boolean;
}

/** The details of the quote, whether it's current, expired or loading. */
export function QuoteBox({ live, terms, balance, isErrorElsewhere }: QuoteBoxProps) {
  const text = useText();
  const receipt = useReceipt();
  const { quote, error, isFetching, isExpired } = live;
  // An error is reported only once, either here or next to the field.
  useShownError(error ?? balance.error);
  const hasFailed = error !== null && error !== undefined && !isFetching && !isErrorElsewhere;
  const failure = hasFailed
    ? { error, retry: live.refresh }
    : balance.error
      ? { error: balance.error, retry: balance.refetch }
      : undefined;
  return (
    <Box as="section" background="sunken" padding="l" isRounded>
      <div className={css.receiptHead}>
        <Text size="small" weight="semibold">
          {text('swap.receipt.label')}
        </Text>
        {quote && !failure && <QuoteClock quote={quote} />}
      </div>
      {failure ? (
        <Stack gap="s" align="start">
          <Text as="p" size="small" tone="critical">
            {text('swap.quote.failed', { reason: errorText(text, failure.error) })}
          </Text>
          <Button variant="outline" size="small" onPress={() => void failure.retry()}>
            {text('common.retry')}
          </Button>
        </Stack>
      ) : terms ? (
        <div aria-busy={isFetching}>
          <DescriptionList isMuted={isExpired || isFetching} variant="plain" items={receipt(terms)} />
        </div>
      ) : isFetching ? (
        <div aria-busy="true">
          <Skeleton lines={6} height="16px" />
        </div>
      ) : (
        <Text as="p" size="small" tone="muted">
          {text('swap.receipt.wait')}
        </Text>
      )}
    </Box>
  );
}
