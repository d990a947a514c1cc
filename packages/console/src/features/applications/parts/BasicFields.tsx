import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useText } from '../../../i18n/useText.ts';
import { ImagePicker } from '../../../parts/ImagePicker.tsx';
import * as css from '../applications.css.ts';
import type { FieldsProps } from './fields.ts';

/** Who asks for the money: name, logo and website, as payers see them. */
export function BasicFields({ values, patch, faults }: FieldsProps) {
  const text = useText();
  const { name, logo, website } = values;
  return (
    <>
      <TextField
        label={text('applications.field.name')}
        description={text('applications.field.nameHint')}
        value={name}
        onChange={(value) => patch({ name: value })}
        {...(faults.name !== undefined && { errorMessage: faults.name })}
      />
      <ImagePicker
        label={text('applications.field.logo')}
        description={text('applications.field.logoHint')}
        value={logo === '' ? [] : [logo]}
        onChange={([url = '']) => patch({ logo: url })}
        errorMessage={faults.logo}
      />
      {logo !== '' && (
        <Stack gap="s">
          <Text size="small" tone="muted">
            {text('applications.preview')}
          </Text>
          <div className={css.previews}>
            <img src={logo} alt={text('applications.preview.large')} className={css.large} />
            <span className={css.payer}>
              <img src={logo} alt={text('applications.preview.small')} className={css.small} />
              <strong>{name}</strong>
            </span>
          </div>
        </Stack>
      )}
      <TextField
        label={text('applications.field.website')}
        type="url"
        placeholder="https://"
        value={website}
        onChange={(value) => patch({ website: value })}
        {...(faults.website !== undefined && { errorMessage: faults.website })}
      />
    </>
  );
}
