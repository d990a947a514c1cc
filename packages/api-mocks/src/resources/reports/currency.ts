import type { Closing } from '#contract/reports.ts';
import type { Merchant } from '#core/books/merchant.ts';

/** The value of one USDT in each currency. The demo has fixed exchange rates. */
const rates = { CNY: '7.1204', EUR: '0.9234', GBP: '0.7902', USD: '1' } as const;

const byCountry: Readonly<Record<string, keyof typeof rates>> = { CN: 'CNY', GB: 'GBP', US: 'USD' };

/** Returns the currency of the merchant's country and its exchange rate. Default: EUR. */
export function currencyOf({ profile }: Merchant): Pick<Closing, 'currency' | 'currency_rate'> {
  const currency = byCountry[profile.merchant.address?.country ?? ''] ?? 'EUR';
  return { currency, currency_rate: rates[currency] };
}
