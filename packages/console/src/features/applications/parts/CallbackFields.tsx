import { Banner } from '@settlement/design-system/Banner';
import { useText } from '#i18n/useText.ts';
import type { FieldsProps } from './fields.ts';
import { UrlField } from '#parts/fields/UrlField.tsx';

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
