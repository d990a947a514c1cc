import type { DescriptionItem } from '@settlement/design-system/DescriptionList';
import { Text } from '@settlement/design-system/Text';
import { type Decimal, multiply, truncate } from '#lib/money/money.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { NO_VALUE } from '#i18n/amounts.ts';
import { formatRate } from '#i18n/rates.ts';
import { useText } from '#i18n/useText.ts';
import type { IntentionOf } from '#kit/money/intention.ts';
import { impactOf } from '#lib/money/swapQuote.ts';
import { Amount } from '../values/Amount.tsx';
import * as css from './money.css.ts';

export interface SwapTerms extends Pick<
  IntentionOf<'swap.create'>,
  'from' | 'to' | 'quote' | 'slippage' | 'min_received'
> {
  /** The price of one unit of the `from` token in USDT. */
  readonly fromPrice?: Decimal | undefined;
  readonly toPrice?: Decimal | undefined;
}

function Worth({ value, token, price }: { value: Decimal; token: string; price: Decimal | undefined }) {
  const text = useText();
  const formats = useFormats();
  return (
    <>
      <Amount value={value} token={token} />
      {price !== undefined && token !== 'USDT' && (
        <span className={css.recapWorth}>
          {text('money.worth', { amount: formats.amount(truncate(multiply(value, price), 6)) })}
        </span>
      )}
    </>
  );
}

export function useReceipt(): (terms: SwapTerms) => DescriptionItem[] {
  const text = useText();
  const formats = useFormats();
  return ({ quote, slippage, min_received, fromPrice, toPrice, ...sides }) => {
    const from = sides.from.token;
    const to = sides.to.token;
    const rate = (a: string, value: Decimal, b: string) =>
      text('swap.receipt.rateValue', { from: a, rate: formatRate(value), to: b });
    const impact = impactOf(quote);
    return [
      {
        term: text('swap.receipt.give'),
        detail: <Worth value={quote.from_amount} token={from} price={fromPrice} />,
      },
      {
        term: text('funds.column.rate'),
        detail: (
          <span title={formats.exact(quote.rate)}>
            {rate(from, quote.rate, to)}
            {quote.inverse_rate !== undefined && (
              <span className={css.recapWorth} title={formats.exact(quote.inverse_rate)}>
                {rate(to, quote.inverse_rate, from)}
              </span>
            )}
          </span>
        ),
      },
      {
        term: text('swap.receipt.fee', { rate: formats.percent(multiply(quote.fee_rate, '100')) }),
        detail: <Amount value={quote.fee} token={quote.fee_token} />,
      },
      {
        term: text('swap.receipt.impact'),
        detail: (
          <Text
            size="small"
            isNumeric
            tone={impact === 'low' ? 'inherit' : impact === 'high' ? 'caution' : 'critical'}
          >
            {quote.price_impact === undefined ? NO_VALUE : formats.percent(quote.price_impact)}
          </Text>
        ),
      },
      {
        term: text('swap.receipt.min', { slippage: `${slippage}%` }),
        detail: <Amount value={min_received} token={to} />,
      },
      {
        term: text('swap.receipt.receive'),
        detail: <Worth value={quote.to_amount} token={to} price={toPrice} />,
        isStrong: true,
      },
    ];
  };
}
