import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { ApiError } from '#api/errors.ts';
import type { Text } from '#i18n/useText.ts';
import { type ServerErrors, keysOf, serverErrorsOf } from '#kit/form/serverErrors.ts';
import { type Field, type Values, emptyApplication, fieldsOf, formSections } from './values.ts';

const wireNames = {
  payment: 'payment_mode',
  currencies: 'currency_ids',
  notifyUrl: 'notify_url',
  ips: ['ip_whitelist', 'ip_notes'],
  day: 'expire_time',
} as const;

function elsewhere(text: Text, field: Field): string {
  const section = formSections.find((one) => fieldsOf[one].some((known) => known === field)) ?? 'basic';
  return text('applications.refused.elsewhere', { section, part: text(`applications.section.${section}`) });
}

/** Checks for code 10028: the gas account must be opened first. */
export const needsGas = (error: ApiError): boolean => error.code === errorCode.GAS_ACCOUNT_CLOSED;

export function applicationErrors(
  text: Text,
  error: ApiError,
  shown: readonly Field[],
): ServerErrors<Values> {
  if (needsGas(error)) return { fields: {} };
  const found = serverErrorsOf(text, error, emptyApplication, { wireNames });
  const fields: { [K in Field]?: string } = {};
  let { form } = found;
  for (const field of keysOf(found.fields)) {
    const message = found.fields[field] ?? '';
    if (shown.includes(field)) fields[field] = message;
    else form ??= error.code === errorCode.PARAMETER_ERROR ? elsewhere(text, field) : message;
  }
  return form === undefined ? { fields } : { fields, form };
}
