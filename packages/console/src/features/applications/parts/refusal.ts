import { isApiError } from '../../../api/errors.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, formError } from '../../../i18n/fieldText.ts';
import type { Text } from '../../../i18n/useText.ts';
import { type Field, fieldsOf, formSections } from './values.ts';

export interface Refusal {
  /** Words beside the fields that caused it. */
  readonly fields: Partial<Record<Field, string>>;
  /** Words for the whole form. */
  readonly form?: string;
  /** 10028: what pays for gas has to be opened first. */
  readonly needsGas: boolean;
}
export const noServerErrors: Refusal = { fields: {}, needsGas: false };

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

/** What is wrong in a part that is not shown, with the name of that part. */
function elsewhere(text: Text, field: Field, message: string): string {
  const section = formSections.find((one) => fieldsOf[one].some((known) => known === field)) ?? 'basic';
  return text('applications.refused.elsewhere', { part: text(`applications.section.${section}`), message });
}

/** Where the words of a refused application belong: beside their fields, as far as these are shown. */
export function refusalOf(text: Text, error: unknown, shown: readonly Field[]): Refusal {
  const code = isApiError(error) ? error.code : undefined;
  if (code === PUT_CHAIN_FIRST) return { fields: {}, needsGas: true };
  const field = code === undefined ? undefined : fieldOfCode[code];
  const named =
    field === undefined
      ? Object.entries(fieldErrors(text, error)).flatMap(([name, message]) => {
          // `ip_whitelist.3` is about one address of the list.
          const known = fieldOfName[name.split('.')[0] ?? ''];
          return known === undefined ? [] : [[known, message] as const];
        })
      : [[field, errorText(text, error)] as const];
  const hidden = named.find(([known]) => !shown.includes(known));
  const fields = Object.fromEntries(named.filter(([known]) => shown.includes(known)));
  const form = named.length === 0 ? formError(text, error) : hidden && elsewhere(text, hidden[0], hidden[1]);
  return { fields, needsGas: false, ...(form !== undefined && { form }) };
}
