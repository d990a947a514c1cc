import { Box } from '@settlement/design-system/Box';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { useShownError } from '#parts/useShownError.ts';
import { QuoteClock } from './QuoteClock.tsx';
import { type SwapTerms, useReceipt } from '#parts/money/useReceipt.tsx';
import * as css from './swap.css.ts';
import type { LiveQuote } from './useQuote.ts';

interface QuoteBoxProps {
  readonly live: LiveQuote;
  /** Of the quote in `live`. */
  readonly terms: SwapTerms | undefined;
  /** Without the balance, nothing is quoted. */
  readonly balance: { readonly error: unknown; readonly refetch: () => unknown };
  /** The error stands beside a field already. */
  readonly isErrorElsewhere: boolean;
}

/** The receipt of the quote that holds, that ran out, or that is being made. */
export function QuoteBox({ live, terms, balance, isErrorElsewhere }: QuoteBoxProps) {
  const text = useText();
  const receipt = useReceipt();
  const { quote, error, isFetching, isExpired, secondsLeft, total } = live;
  // Here, or beside the field.
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
        {quote && !failure && <QuoteClock secondsLeft={secondsLeft} total={total} />}
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
