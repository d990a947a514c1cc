import type { SwapPair } from '@settlement/api-mocks/contract/swap';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Card } from '@settlement/design-system/Card';
import { IconButton } from '@settlement/design-system/IconButton';
import { ArrowLeftRightIcon } from '@settlement/design-system/icons';
import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Switch } from '@settlement/design-system/Switch';
import { Text } from '@settlement/design-system/Text';
import { Tooltip } from '@settlement/design-system/Tooltip';
import { swapAdapter } from '#data/swap.ts';
import { usePaths } from '#data/session/device.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { isZero } from '#lib/money/money.ts';
import { AmountInUnit } from '#parts/money/AmountInUnit.tsx';
import { MoneyForm } from '#parts/money/MoneyForm.tsx';
import { MoneyGuard } from '#parts/money/MoneyGuard.tsx';
import { useBalanceText } from '#parts/values/useBalanceText.ts';
import { ConfirmSwap } from './ConfirmSwap.tsx';
import { slippages } from './useSwapEntry.ts';
import { useSwapForm } from './useSwapForm.ts';
import { impactOf, swapTerms } from '#lib/money/swapQuote.ts';
import { TokenSelect } from './TokenSelect.tsx';
import { Dialog } from '@settlement/design-system/Dialog';
import { useAtomValue } from 'jotai';
import { Box } from '@settlement/design-system/Box';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { currencyQueryAtoms } from '#data/currencies.ts';
import { gasTokenOf } from '#data/gas.ts';
import * as css from './swap.css.ts';
import { errorText } from '#i18n/errorText.ts';
import { useShownError } from '#parts/loading/useShownError.ts';
import { QuoteClock } from '#parts/money/QuoteClock.tsx';
import { type SwapTerms, useReceipt } from '#parts/money/useReceipt.tsx';
import type { LiveQuote } from './useQuote.ts';

interface QuoteBoxProps {
  readonly live: LiveQuote;
  readonly terms: SwapTerms | undefined;
  /** The query of the balance. Without a balance, no quote is requested. */
  readonly balance: { readonly error: unknown; readonly refetch: () => unknown };
  /** True if a field already shows the error of the quote. */
  readonly isErrorElsewhere: boolean;
}

function QuoteBox({ live, terms, balance, isErrorElsewhere }: QuoteBoxProps) {
  const text = useText();
  const receipt = useReceipt();
  const { quote, error, isFetching, isExpired } = live;
  // This box or a field shows the error, so its toast is removed.
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
          <Text as="p" size="small" weight="semibold" tone="critical">
            {text('swap.quote.failed')}
          </Text>
          <Text as="p" size="small">
            {errorText(text, failure.error)}
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

export function SwapForm({ pairs }: { readonly pairs: readonly SwapPair[] }) {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const balanceText = useBalanceText();
  const swap = useSwapForm(pairs);
  const { form, choice, live, balances, facts, confirmation } = swap;
  const { from, to } = choice;
  const { offer } = confirmation;
  const impact = live.quote ? impactOf(live.quote) : 'low';
  const hasNone = from && balances.own !== undefined && isZero(balances.own);

  return (
    <Card>
      <MoneyGuard money={swap.money} onDone={swap.finish}>
        <MoneyForm
          form={form}
          submitLabel={text('swap.submit')}
          pendingLabel={text('common.loading')}
          // The confirmation dialog shows its own progress.
          isPending={form.isPending && !offer}
          missing={[
            !from && text('swap.from'),
            !to && text('swap.to'),
            form.values.amount === '' && text('common.column.amount'),
          ]}
          permissionText={text('swap.permission')}
          footClassName={css.foot}
          action={
            live.isExpired ? (
              <Button
                size="large"
                isFullWidth
                isPending={live.isFetching}
                onPress={() => void live.refresh()}
              >
                {text('swap.quote.refresh')}
              </Button>
            ) : hasNone ? (
              <ButtonLink size="large" isFullWidth href={paths.recharge(from.id)}>
                {text('swap.none.recharge', { token: from.token })}
              </ButtonLink>
            ) : undefined
          }
        >
          <div className={css.sides}>
            <TokenSelect
              label={text('swap.from')}
              pairs={pairs}
              value={from?.id}
              errorMessage={form.errors.from}
              onChange={swap.chooseFrom}
            />
            <div className={css.flip}>
              <Tooltip label={text('swap.flip')}>
                <IconButton
                  label={text('swap.flip')}
                  icon={<ArrowLeftRightIcon aria-hidden="true" />}
                  variant="outline"
                  isDisabled={!from || !to}
                  onPress={swap.flip}
                />
              </Tooltip>
            </div>
            <TokenSelect
              label={text('swap.to')}
              labelEnd={
                to && balances.to !== undefined
                  ? text('common.balanceOf', { amount: balanceText(balances.to, to.token) })
                  : undefined
              }
              pairs={pairs}
              value={to?.id}
              giving={from}
              errorMessage={form.errors.to}
              onChange={swap.chooseTo}
            />
          </div>
          {hasNone && (
            <Banner
              actions={
                <Link href={paths.recharge(from.id)} isStrong>
                  {text('swap.none.recharge', { token: from.token })}
                </Link>
              }
            >
              {text('swap.none.title', { token: from.token, chain: from.chain })}
            </Banner>
          )}
          <AmountInUnit
            endpoint={swapAdapter.id}
            form={form}
            token={from?.token ?? ''}
            balance={balances.own}
            valueBalance={balances.value}
            limits={swap.limits}
            hasShares
          />
          <QuoteBox
            live={live}
            terms={
              live.quote && from && to
                ? { ...swapTerms(from, to, live.quote, facts.slippage), ...facts }
                : undefined
            }
            balance={swap.balance}
            isErrorElsewhere={swap.isQuoteErrorShown}
          />
          {impact !== 'low' && live.quote && (
            <Banner tone={impact === 'high' ? 'caution' : 'critical'} role="status">
              {text(impact === 'high' ? 'swap.impact.high' : 'swap.impact.severe', {
                percent: formats.percent(live.quote.price_impact),
              })}
            </Banner>
          )}
          <Inline gap="m" justify="between">
            <Inline gap="s">
              <Text size="small" tone="muted">
                {text('swap.slippage')}
              </Text>
              <SegmentedControl
                label={text('swap.slippage')}
                {...form.choice('slippage')}
                items={slippages.map((percent) => ({ id: percent, label: `${percent}%` }))}
              />
            </Inline>
            <Switch {...form.toggle('keepsFresh')}>{text('swap.quote.keep')}</Switch>
          </Inline>
        </MoneyForm>
      </MoneyGuard>
      {offer && !offer.isDirect && from && to && (
        <ConfirmSwap
          terms={{ ...swapTerms(from, to, offer.quote, facts.slippage), ...facts }}
          before={offer.before}
          isSending={offer.isSending}
          onConfirm={confirmation.accept}
          onRefresh={swap.refreshOffer}
          onClose={confirmation.cancel}
        />
      )}
      {swap.needsGas && <GasGuide onClose={form.clearError} />}
    </Card>
  );
}

/** Explains that the gas account must be opened first (code 10028). */
function GasGuide({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const paths = usePaths();
  const gas = gasTokenOf(useAtomValue(currencyQueryAtoms.recharge).data?.list);
  return (
    <Dialog
      isDismissable
      size="small"
      onClose={onClose}
      title={text('errors.10028')}
      footer={<ButtonLink href={paths.recharge(gas?.token.id)}>{text('money.gas.open')}</ButtonLink>}
    >
      <Text as="p">{text('money.gas.text')}</Text>
    </Dialog>
  );
}
