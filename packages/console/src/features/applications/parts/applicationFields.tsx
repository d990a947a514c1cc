import { TextField } from '@settlement/design-system/TextField';
import { Inline } from '@settlement/design-system/Inline';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Text } from '@settlement/design-system/Text';
import { RadioCard, RadioGroup } from '@settlement/design-system/RadioGroup';
import { useText } from '#i18n/useText.ts';
import { useCrop } from '#parts/crop/useCrop.tsx';
import { ImagePicker } from '#parts/fields/ImagePicker.tsx';
import { UrlField } from '#parts/fields/UrlField.tsx';
import type { FieldErrors } from '#kit/form/serverErrors.ts';
import * as css from '../applications.css.ts';
import { modes, paymentModes } from './applicationTexts.tsx';
import type { Values } from './values.ts';
import { DialogButtons } from '#parts/DialogButtons.tsx';
import type { FormState } from '#kit/form/formState.ts';
import { useAtomValue } from 'jotai';
import { isApiError } from '#api/errors.ts';
import { withGas } from '#data/applicationCurrencies.ts';
import { currencyChoicesQueryAtom } from '#data/applications.ts';
import { needsGas } from './applicationErrors.ts';

export interface FieldsProps {
  readonly values: Values;
  readonly patch: (change: Partial<Values>) => void;
  readonly errors: FieldErrors<Values>;
}

export function BasicFields({ values, patch, errors }: FieldsProps) {
  const text = useText();
  const { name, logo, website } = values;
  const { prepare, dialog } = useCrop();
  return (
    <>
      <TextField
        label={text('applications.field.name')}
        description={text('applications.field.nameHint')}
        value={name}
        onChange={(value) => patch({ name: value })}
        {...(errors.name !== undefined && { errorMessage: errors.name })}
      />
      <ImagePicker
        label={text('applications.field.logo')}
        description={text('common.crop.hint')}
        value={logo === '' ? [] : [logo]}
        onChange={([url = '']) => patch({ logo: url })}
        errorMessage={errors.logo}
        prepare={prepare}
      />
      {dialog}
      {logo !== '' && (
        <Inline gap="l" align="end" role="group" aria-label={text('applications.preview')}>
          <figure className={css.preview}>
            <img
              src={logo}
              alt={text('applications.preview.large')}
              className={css.picture({ size: 'large' })}
            />
            <figcaption>{text('applications.preview.large')}</figcaption>
          </figure>
          <figure className={css.preview}>
            <span className={css.payer}>
              <img
                src={logo}
                alt={text('applications.preview.small')}
                className={css.picture({ size: 'small' })}
              />
              <strong>{name}</strong>
            </span>
            <figcaption>{text('applications.preview.payer')}</figcaption>
          </figure>
        </Inline>
      )}
      <UrlField
        label={text('applications.column.website')}
        placeholder="https://"
        value={website}
        onChange={(value) => patch({ website: value })}
        {...(errors.website !== undefined && { errorMessage: errors.website })}
      />
    </>
  );
}

export function CallbackFields({ values, patch, errors }: FieldsProps) {
  const text = useText();
  return (
    <>
      <UrlField
        label={text('applications.field.callback')}
        description={text('applications.field.callbackHint')}
        placeholder="https://"
        value={values.notifyUrl}
        onChange={(notifyUrl) => patch({ notifyUrl })}
        {...(errors.notifyUrl !== undefined && { errorMessage: errors.notifyUrl })}
      />
      {/^http:/i.test(values.notifyUrl) && (
        <Banner tone="caution">{text('applications.callback.plain')}</Banner>
      )}
    </>
  );
}

/** Explains that the gas account must be opened first (code 10028), and offers to open it with the application. */
export function GasGuide({ form }: { readonly form: FormState<Values> }) {
  const text = useText();
  const networks = useAtomValue(currencyChoicesQueryAtom).data ?? [];
  const { error, clearError } = form;
  if (!isApiError(error) || !needsGas(error)) return null;
  const open = () => form.submit({ currencies: withGas(form.values.currencies, networks) });
  return (
    <Dialog
      size="small"
      onClose={clearError}
      title={text('errors.10028')}
      footer={
        <DialogButtons onCancel={clearError}>
          <Button onPress={open}>{text('applications.gas.open')}</Button>
        </DialogButtons>
      }
    >
      <Text as="p">{text('applications.gas.text')}</Text>
    </Dialog>
  );
}

export function ModeFields({ values, patch, errors }: FieldsProps) {
  const text = useText();
  return (
    <>
      <RadioGroup
        // The heading of the section already shows this label.
        label={text('applications.column.mode')}
        isLabelHidden
        value={values.mode}
        onChange={(mode) => patch({ mode })}
        {...(errors.mode !== undefined && { errorMessage: errors.mode })}
      >
        {modes.map((mode) => (
          <RadioCard key={mode} value={String(mode)} description={text(`applications.modeText.${mode}`)}>
            {text(`applications.mode.${mode}`)}
          </RadioCard>
        ))}
      </RadioGroup>
      <RadioGroup
        label={text('applications.field.payment')}
        value={values.payment}
        onChange={(payment) => patch({ payment })}
        {...(errors.payment !== undefined && { errorMessage: errors.payment })}
      >
        {paymentModes.map((mode) => (
          <RadioCard key={mode} value={String(mode)} description={text(`applications.paymentText.${mode}`)}>
            {text(`applications.payment.${mode}`)}
          </RadioCard>
        ))}
      </RadioGroup>
    </>
  );
}
