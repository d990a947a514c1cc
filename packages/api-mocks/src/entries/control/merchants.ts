import * as v from 'valibot';
import { partnerKeys, type PartnerKey } from '#fixtures/partners.ts';
import { merchantKeys, type MerchantKey } from '#fixtures/worlds.ts';
import { notAllowed } from './rejection.ts';

/** Which merchant an action is about; the one who signed in last where it is left out. */
export const merchantField = {
  merchant: v.optional(v.string('merchant is a key, such as "authorised"')),
} as const;

const keys: readonly (MerchantKey | PartnerKey)[] = [...merchantKeys, ...partnerKeys];

/** The key that a text names. */
export function merchantKeyOf(text: string | undefined): MerchantKey | PartnerKey | undefined {
  if (text === undefined) return undefined;
  const key = keys.find((one) => one === text);
  if (key === undefined) throw notAllowed('merchant', text, keys);
  return key;
}
