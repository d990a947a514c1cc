import { isApiError } from '../../../api/errors.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, formError } from '../../../i18n/fieldText.ts';
import type { Text } from '../../../i18n/useText.ts';
import type { Field } from './values.ts';

export interface Refusal {
  /** Words beside the fields that caused it. */
  readonly fields: Partial<Record<Field, string>>;
  /** Words for the whole form. */
  readonly form?: string;
  /** 10028: what pays for gas has to be opened first. */
  readonly needsGas: boolean;
}
export const noRefusal: Refusal = { fields: {}, needsGas: false };

/** Specification §8: codes that are about one field. */
const fieldOfCode: Readonly<Record<number, Field>> = {
  10_020: 'name',
  10_004: 'currencies',
  10_012: 'currencies',
  10_019: 'currencies',
};
const PUT_CHAIN_FIRST = 10_028;

const fieldOfName: Readonly<Record<string, Field>> = {
  name: 'name',
  logo: 'logo',
  website: 'website',
  mode: 'mode',
  payment_mode: 'payment',
  currency_ids: 'currencies',
  notify_url: 'notifyUrl',
  ip_whitelist: 'ips',
  ip_notes: 'ips',
};

/** Where the words of a refused application belong. */
export function refusalOf(text: Text, error: unknown): Refusal {
  const code = isApiError(error) ? error.code : undefined;
  if (code === PUT_CHAIN_FIRST) return { fields: {}, needsGas: true };
  const field = code === undefined ? undefined : fieldOfCode[code];
  if (field !== undefined) return { fields: { [field]: errorText(text, error) }, needsGas: false };
  const named = Object.entries(fieldErrors(text, error)).map(([name, words]) => {
    // `ip_whitelist.3` is about one address of the list.
    const known = fieldOfName[name.split('.')[0] ?? ''];
    return [known, words] as const;
  });
  const fields = Object.fromEntries(named.filter(([known]) => known !== undefined));
  const form = named.length > 0 && Object.keys(fields).length > 0 ? undefined : formError(text, error);
  return { fields, needsGas: false, ...(form !== undefined && { form }) };
}
