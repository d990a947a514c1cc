import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Grid } from '@settlement/design-system/Grid';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../api/errors.ts';
import { accountStateAtom, editUserAtom } from '../../../data/account.ts';
import { useDraft } from '../../../data/drafts.ts';
import { reportErrorAtom } from '../../../data/endpointQuery.ts';
import { useLeaveGuard } from '../../../data/leaveGuard.ts';
import { useToasts } from '../../../data/toasts.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, fieldText, formError } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import { useCrop } from '../../../parts/crop/useCrop.tsx';
import { ImagePicker } from '../../../parts/ImagePicker.tsx';
import { CountryField } from '../../../parts/region/CountryField.tsx';
import { ZoneField } from '../../../parts/region/ZoneField.tsx';
import * as css from './basic.css.ts';
import {
  type ProfileDraft,
  type ProfileField,
  emptyProfile,
  isDirty,
  profileChange,
  profileErrors,
  profileOf,
} from './profileDraft.ts';

/** Names of the contract for fields of the form. */
const serverNames: Readonly<Record<ProfileField, string>> = {
  logo: 'merchant.logo',
  name: 'name',
  street: 'merchant.address.street',
  city: 'merchant.address.city',
  country: 'merchant.address.country',
  website: 'merchant.website',
  telegram: 'merchant.telegram',
  x: 'merchant.x',
  zone: 'merchant.time_zone',
};

/** Personal info, to write. What is typed survives a reload and an expired login. */
export function ProfileForm({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const toasts = useToasts();
  const edit = useSetAtom(editUserAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [, setState] = useUrlState(accountStateAtom);
  const [kept, patch, clear] = useDraft('profile', emptyProfile);
  const [isTried, setTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { prepare, dialog } = useCrop();
  const draft = kept.isStarted ? kept : profileOf(user);
  const isChanged = isDirty(user, draft);
  useLeaveGuard(isChanged);
  // The button that opened the form is gone: the focus goes on to what took its place.
  useEffect(() => form.current?.focus({ preventScroll: true }), []);

  const errors = profileErrors(draft);
  const refused = fieldErrors(text, error);
  const isNameTaken = isApiError(error) && error.code === errorCode.NAME_EXISTS;
  const change = (fields: Partial<ProfileDraft>) => {
    setError(undefined);
    patch({ ...draft, ...fields, isStarted: true });
  };
  const messageOf = (field: ProfileField): string | undefined => {
    const server = refused[serverNames[field]];
    if (server !== undefined) return server;
    if (field === 'name' && isNameTaken) return errorText(text, error);
    const problem = isTried ? errors[field] : undefined;
    return problem && fieldText(text, problem);
  };
  const noteOf = (field: ProfileField) => {
    const errorMessage = messageOf(field);
    return errorMessage === undefined ? {} : { errorMessage };
  };
  const leave = () => {
    clear();
    setState({ action: 'none' }, { replace: true });
  };

  const submit = async () => {
    setTried(true);
    if (Object.keys(errors).length > 0) {
      if (form.current) focusFirstInvalid(form.current);
      return;
    }
    if (!isChanged) return leave();
    setPending(true);
    try {
      await edit(profileChange(user, draft));
      toasts.add({ tone: 'positive', title: text('account.basic.saved') });
      leave();
    } catch (failure) {
      report(failure);
      setError(failure);
      if (form.current) focusFirstInvalid(form.current);
    } finally {
      setPending(false);
    }
  };

  const wrong = error === undefined || isNameTaken ? undefined : formError(text, error);
  const field = (name: 'name' | 'street' | 'city' | 'website' | 'telegram' | 'x') => ({
    label: text(`account.basic.${name}`),
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    ...noteOf(name),
  });

  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-label={text('account.basic.edit')}
      className={css.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {wrong !== undefined && (
        <Banner tone="critical" role="alert">
          {wrong}
        </Banner>
      )}
      <Grid columns={{ mobile: 1, desktop: 2 }} align="start">
        <Card title={text('account.basic.merchant')}>
          <div className={css.fields}>
            <ImagePicker
              label={text('account.basic.logo')}
              description={text('account.basic.logoHint')}
              value={draft.logo === '' ? [] : [draft.logo]}
              onChange={([logo = '']) => change({ logo })}
              prepare={prepare}
              errorMessage={messageOf('logo')}
            />
            <TextField {...field('name')} autoComplete="organization" />
            <TextField {...field('website')} type="url" placeholder="https://" />
            <TextField {...field('telegram')} type="url" placeholder="https://t.me/" />
            <TextField {...field('x')} type="url" placeholder="https://x.com/" />
          </div>
        </Card>
        <Card title={text('account.basic.region')}>
          <div className={css.fields}>
            <CountryField
              value={draft.country}
              onChange={(country) => change({ country })}
              errorMessage={messageOf('country')}
            />
            <TextField {...field('city')} autoComplete="address-level2" />
            <TextField {...field('street')} autoComplete="street-address" />
            <ZoneField
              description={text('account.basic.zoneHint')}
              value={draft.zone}
              onChange={(zone) => change({ zone })}
              errorMessage={messageOf('zone')}
            />
          </div>
        </Card>
      </Grid>
      <div className={css.buttons}>
        <Button variant="outline" isDisabled={isPending} onPress={leave}>
          {text('common.cancel')}
        </Button>
        <Button type="submit" isPending={isPending}>
          {text('account.basic.save')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
