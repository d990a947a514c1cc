import { TextField } from '@settlement/design-system/TextField';
import { Inline } from '@settlement/design-system/Inline';
import { useText } from '#i18n/useText.ts';
import { useCrop } from '#parts/crop/useCrop.tsx';
import { ImagePicker } from '#parts/fields/ImagePicker.tsx';
import * as css from '../applications.css.ts';
import type { FieldsProps } from './fields.ts';
import { UrlField } from '#parts/fields/UrlField.tsx';

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
        description={text('applications.field.logoHint')}
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
        label={text('applications.field.website')}
        placeholder="https://"
        value={website}
        onChange={(value) => patch({ website: value })}
        {...(errors.website !== undefined && { errorMessage: errors.website })}
      />
    </>
  );
}
