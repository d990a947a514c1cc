import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Stack } from '@settlement/design-system/Stack';
import { Card } from '@settlement/design-system/Card';
import { Grid } from '@settlement/design-system/Grid';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { webAddress } from '@settlement/api-mocks/contract/hashes';
import type { UserChange } from '@settlement/api-mocks/contract/account';
import * as v from 'valibot';
import { accountStateAtom, editUserAtom } from '#data/account.ts';
import { useEditDraft } from '#data/page/drafts.ts';
import { useLeaveGuard } from '#data/page/leaveGuard.ts';
import { useToasts } from '#data/page/toasts.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { type FieldMessage, fieldTexts } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { Form, FormButtons } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { useCrop } from '#parts/crop/useCrop.tsx';
import { ImagePicker } from '#parts/fields/ImagePicker.tsx';
import { CountryField } from '#parts/region/regionFields.tsx';
import { ZoneField } from '#parts/region/ZoneField.tsx';
import { UrlField } from '#parts/fields/UrlField.tsx';
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

const wireNames = {
  logo: 'merchant.logo',
  street: 'merchant.address.street',
  city: 'merchant.address.city',
  country: 'merchant.address.country',
  website: 'merchant.website',
  telegram: 'merchant.telegram',
  x: 'merchant.x',
  zone: 'merchant.time_zone',
} as const;

export function ProfileForm({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const toasts = useToasts();
  const edit = useSetAtom(editUserAtom);
  const [, setState] = useUrlState(accountStateAtom);
  const { prepare, dialog } = useCrop();
  const profile = profileOf(user);
  const leave = () => setState({ action: 'none' }, { replace: true });
  const form = useForm({
    initial: profile,
    draft: useEditDraft('profile', profile),
    rules: (values) => fieldTexts(text, profileErrors(values)),
    wireNames,
    submit: async (values) => {
      if (isDirty(user, values)) {
        await edit(profileChange(user, values));
        toasts.add({ tone: 'positive', title: text('account.basic.saved') });
      }
      leave();
    },
  });
  const { values, errors, ref } = form;
  useLeaveGuard(isDirty(user, values));
  // The button that opened the form is no longer rendered, so the form takes the focus.
  useEffect(() => ref.current?.focus({ preventScroll: true }), [ref]);

  const field = (name: 'name' | 'street' | 'city' | 'website' | 'telegram' | 'x') => ({
    label: text(`account.basic.${name}`),
    ...form.field(name),
  });

  return (
    <Form form={form} isFocusable label={text('account.basic.edit')}>
      <Grid columns={{ mobile: 1, desktop: 2 }} align="start">
        <Card title={text('account.basic.merchant')}>
          <Stack>
            <ImagePicker
              label={text('account.basic.logo')}
              description={text('common.crop.hint')}
              value={values.logo === '' ? [] : [values.logo]}
              onChange={([logo = '']) => form.set({ logo })}
              prepare={prepare}
              errorMessage={errors.logo}
            />
            <TextField {...field('name')} autoComplete="organization" />
            <UrlField {...field('website')} placeholder="https://" />
            <TextField
              {...field('telegram')}
              type="url"
              placeholder="https://t.me/"
              description={text('account.basic.telegramNote')}
            />
            <TextField {...field('x')} type="url" placeholder="https://x.com/" />
          </Stack>
        </Card>
        <Card title={text('account.basic.region')}>
          <Stack>
            <CountryField
              value={values.country}
              onChange={(country) => form.set({ country })}
              errorMessage={errors.country}
            />
            <TextField {...field('city')} autoComplete="address-level2" />
            <TextField {...field('street')} autoComplete="street-address" />
            <ZoneField
              description={text('account.basic.zoneHint')}
              value={values.zone}
              onChange={(zone) => form.set({ zone })}
              errorMessage={errors.zone}
            />
          </Stack>
        </Card>
      </Grid>
      <FormButtons
        form={form}
        submitLabel={text('account.basic.save')}
        onCancel={() => {
          form.reset();
          leave();
        }}
      />
      {dialog}
    </Form>
  );
}
