import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import { ImagePicker } from '#parts/ImagePicker.tsx';
import type { OpeningFormState } from './useOpeningForm.ts';

const listOf = (url: string) => (url === '' ? [] : [url]);

/** What proves it, as pictures (specification §5: png or jpg under 3M). */
export function DocumentsStep({ state }: { readonly state: OpeningFormState }) {
  const text = useText();
  const { form, note } = state;
  return (
    <Stack gap="l">
      <ImagePicker
        label={text('permission.form.registration')}
        description={text('permission.form.registrationNote')}
        value={listOf(form.values.registration)}
        onChange={([registration = '']) => form.set({ registration })}
        {...note('registration')}
      />
      <ImagePicker
        label={text('permission.form.identity')}
        description={text('permission.form.identityNote')}
        value={listOf(form.values.identity)}
        onChange={([identity = '']) => form.set({ identity })}
        {...note('identity')}
      />
      <Text size="small" tone="muted" as="p">
        {text('permission.form.picturesNote')}
      </Text>
    </Stack>
  );
}
