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
import { Stack } from '@settlement/design-system/Stack';
import { Switch } from '@settlement/design-system/Switch';
import { Text } from '@settlement/design-system/Text';
import { Tooltip } from '@settlement/design-system/Tooltip';
import { usePaths } from '../../../data/device.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import { isZero } from '../../../lib/money.ts';
import { useBalanceText } from '../../../parts/useBalanceText.ts';
import { AmountPart } from './AmountPart.tsx';
import { ConfirmSwap } from './ConfirmSwap.tsx';
import { slippages } from './draft.ts';
import { GasGuide } from './GasGuide.tsx';
import { impactOf } from './order.ts';
import { QuoteBox } from './QuoteBox.tsx';
import * as css from './swap.css.ts';
import { SwapGuard } from './SwapGuard.tsx';
import { TokenSelect } from './TokenSelect.tsx';
import { useSwap } from './useSwap.tsx';

/** What for what, how much, what it costs, and the way to do it. */
export function SwapForm({ pairs }: { readonly pairs: readonly SwapPair[] }) {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const balanceText = useBalanceText();
  const swap = useSwap(pairs);
  const { choice, draft, live, balances, errors, dialog, facts } = swap;
  const { from, to } = choice;
  const impact = live.quote ? impactOf(live.quote) : 'low';

  return (
    <Card>
      <SwapGuard swap={swap}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            swap.review();
            focusFirstInvalid(event.currentTarget);
          }}
        >
          <Stack gap="l">
            {swap.notice && (
              <Banner
                tone={swap.notice.tone}
                role="alert"
                {...(swap.notice.isFrozen && {
                  action: (
                    <Link href={paths.account('_security')} isStrong>
                      {text('swap.closed.toSecurity')}
                    </Link>
                  ),
                })}
              >
                {swap.notice.message}
              </Banner>
            )}
            <div className={css.sides}>
              <TokenSelect
                label={text('swap.from')}
                pairs={pairs}
                value={from?.id}
                errorMessage={errors.from}
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
                    ? text('swap.have', { amount: balanceText(balances.to, to.token) })
                    : undefined
                }
                pairs={pairs}
                value={to?.id}
                giving={from}
                errorMessage={errors.to}
                onChange={swap.chooseTo}
              />
            </div>
            {from && balances.token !== undefined && isZero(balances.token) && (
              <Banner
                action={
                  <Link href={paths.assets({ recharge: from.id })} isStrong>
                    {text('swap.none.recharge', { token: from.token })}
                  </Link>
                }
              >
                {text('swap.none.title', { token: from.token, chain: from.chain })}
              </Banner>
            )}
            <AmountPart
              token={from?.token ?? ''}
              isValue={swap.isValue}
              amount={draft.amount}
              tokenBalance={balances.token}
              valueBalance={balances.value}
              decimals={swap.decimals}
              max={swap.max}
              errorMessage={errors.amount}
              onAmount={swap.write}
              onType={swap.chooseType}
            />
            <QuoteBox live={live} facts={facts} isErrorElsewhere={swap.isQuoteErrorShown} />
            {impact !== 'low' && live.quote && (
              <Banner tone={impact === 'high' ? 'caution' : 'critical'} role="status">
                {text(impact === 'high' ? 'swap.impact.high' : 'swap.impact.severe', {
                  percent: formats.percent(live.quote.price_impact),
                })}
              </Banner>
            )}
            <div className={css.settings}>
              <Inline gap="s">
                <Text size="small" tone="muted">
                  {text('swap.slippage')}
                </Text>
                <SegmentedControl
                  label={text('swap.slippage')}
                  value={draft.slippage}
                  onChange={swap.chooseSlippage}
                  items={slippages.map((percent) => ({ id: percent, label: `${percent}%` }))}
                />
              </Inline>
              <Switch isSelected={draft.keepsFresh} onChange={swap.keepFresh}>
                {text('swap.quote.keep')}
              </Switch>
            </div>
            {swap.isAuthorised === false && (
              <Banner
                tone="caution"
                action={
                  <Link href={paths.openAuth} isStrong>
                    {text('swap.closed.action')}
                  </Link>
                }
              >
                {text('swap.closed.permission')}
              </Banner>
            )}
            <div className={css.foot}>
              {live.isExpired ? (
                <Button
                  size="large"
                  fullWidth
                  isPending={live.isFetching}
                  onPress={() => void live.refresh()}
                >
                  {text('swap.quote.refresh')}
                </Button>
              ) : from && balances.token !== undefined && isZero(balances.token) ? (
                <ButtonLink size="large" fullWidth href={paths.assets({ recharge: from.id })}>
                  {text('swap.none.recharge', { token: from.token })}
                </ButtonLink>
              ) : (
                <Button
                  type="submit"
                  size="large"
                  fullWidth
                  isDisabled={swap.isAuthorised === false}
                  isPending={swap.isSending}
                  pendingLabel={text('swap.sending')}
                >
                  {text('swap.submit')}
                </Button>
              )}
            </div>
          </Stack>
        </form>
      </SwapGuard>
      {dialog && (
        <ConfirmSwap
          facts={{ ...facts, quote: dialog.quote }}
          before={dialog.before}
          total={live.total}
          isSending={swap.isSending}
          onConfirm={() => void swap.send()}
          onRefresh={swap.requote}
          onClose={swap.closeDialog}
        />
      )}
      {swap.needsGas && <GasGuide onClose={swap.closeGas} />}
    </Card>
  );
}
