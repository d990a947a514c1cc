import { webAddress } from '@settlement/api-mocks/contract/hashes';
import type { UserChange } from '@settlement/api-mocks/contract/account';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import * as v from 'valibot';
import type { FieldMessage } from '#i18n/fieldText.ts';
import { regionOf } from '#lib/person/regions.ts';

export type ProfileDraft = {
  logo: string;
  name: string;
  street: string;
  city: string;
  country: string;
  website: string;
  telegram: string;
  x: string;
  zone: string;
};
type ProfileField = keyof ProfileDraft;

const MOST_NAME = 60;

export function profileOf({ name, merchant }: UserInfo): ProfileDraft {
  const { logo, website, telegram, x, time_zone: zone, address } = merchant;
  const country = regionOf(address.country) ?? address.country;
  return { logo, name, website, telegram, x, zone, ...address, country };
}

/** Returns the errors by field. Specification §5 defines the rules. */
export function profileErrors(draft: ProfileDraft): Readonly<Partial<Record<ProfileField, FieldMessage>>> {
  const link = (url: string): FieldMessage | undefined =>
    url.trim() === '' || v.is(webAddress, url.trim()) ? undefined : 'urlAddress';
  const found: Record<string, FieldMessage | undefined> = {
    name:
      draft.name.trim() === '' ? 'required' : draft.name.trim().length > MOST_NAME ? 'too_long' : undefined,
    website: link(draft.website),
    telegram: link(draft.telegram),
    x: link(draft.x),
    zone: draft.zone === '' ? 'required' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** Returns only the changed fields, so that two users don't overwrite each other's changes. */
export function profileChange(user: UserInfo, draft: ProfileDraft): UserChange {
  const before = profileOf(user);
  const changed = (field: ProfileField) => draft[field].trim() !== before[field];
  const pick = (field: ProfileField, name: string) => (changed(field) ? { [name]: draft[field].trim() } : {});
  const address = { ...pick('street', 'street'), ...pick('city', 'city'), ...pick('country', 'country') };
  const merchant = {
    ...pick('logo', 'logo'),
    ...pick('website', 'website'),
    ...pick('telegram', 'telegram'),
    ...pick('x', 'x'),
    ...pick('zone', 'time_zone'),
    ...(Object.keys(address).length > 0 && { address }),
  };
  return { ...pick('name', 'name'), ...(Object.keys(merchant).length > 0 && { merchant }) };
}

export const isDirty = (user: UserInfo, draft: ProfileDraft): boolean =>
  Object.keys(profileChange(user, draft)).length > 0;
