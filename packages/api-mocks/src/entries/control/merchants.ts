import * as v from 'valibot';
import { partnerKeys, type PartnerKey } from '#fixtures/partners.ts';
import { merchantKeys, type MerchantKey } from '#fixtures/worlds.ts';
import { notAllowed } from './rejection.ts';

/** The merchant that a control call affects. Default: the merchant who signed in last. */
export const merchantField = {
  merchant: v.optional(v.string('merchant is a key, such as "authorised"')),
} as const;

const keys: readonly (MerchantKey | PartnerKey)[] = [...merchantKeys, ...partnerKeys];

export function merchantKeyOf(text: string | undefined): MerchantKey | PartnerKey | undefined {
  if (text === undefined) return undefined;
  const key = keys.find((one) => one === text);
  if (key === undefined) throw notAllowed('merchant', text, keys);
  return key;
}
