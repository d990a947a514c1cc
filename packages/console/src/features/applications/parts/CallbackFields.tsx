import { TextField } from '@settlement/design-system/TextField';
import { Banner } from '@settlement/design-system/Banner';
import { useText } from '#i18n/useText.ts';
import type { FieldsProps } from './fields.ts';

export function CallbackFields({ values, patch, errors }: FieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        label={text('applications.field.callback')}
        description={text('applications.field.callbackHint')}
        type="url"
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
