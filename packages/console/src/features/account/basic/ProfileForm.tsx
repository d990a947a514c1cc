import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Stack } from '@settlement/design-system/Stack';
import { Card } from '@settlement/design-system/Card';
import { Grid } from '@settlement/design-system/Grid';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { accountStateAtom, editUserAtom } from '#data/account.ts';
import { useEditDraft } from '#data/page/drafts.ts';
import { useLeaveGuard } from '#data/page/leaveGuard.ts';
import { useToasts } from '#data/page/toasts.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { fieldTexts } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { Form, FormButtons } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { useCrop } from '#parts/crop/useCrop.tsx';
import { ImagePicker } from '#parts/fields/ImagePicker.tsx';
import { CountryField } from '#parts/region/regionFields.tsx';
import { ZoneField } from '#parts/region/ZoneField.tsx';
import { isDirty, profileChange, profileErrors, profileOf } from './profileDraft.ts';
import { UrlField } from '#parts/fields/UrlField.tsx';

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
              description={text('account.basic.logoHint')}
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
