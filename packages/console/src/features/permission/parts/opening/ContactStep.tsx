import { Grid } from '@settlement/design-system/Grid';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { useText } from '#i18n/useText.ts';
import { readPhone } from '#lib/phone.ts';
import { AreaCodeField } from '#parts/region/AreaCodeField.tsx';
import type { OpeningFormState } from './useOpeningForm.ts';

/** How the merchant is reached: the bound e-mail address; a phone if they like. */
export function ContactStep({ state, email }: { readonly state: OpeningFormState; readonly email: string }) {
  const text = useText();
  const { form, note } = state;
  return (
    <Stack gap="l">
      <TextField
        label={text('permission.form.email')}
        description={text('permission.form.emailNote')}
        value={email}
        isReadOnly
      />
      <Grid columns={{ mobile: 1, desktop: 2 }} gap="m">
        <AreaCodeField {...form.choice('areaRegion')} {...note('areaRegion')} />
        <TextField
          label={text('permission.form.phone')}
          inputMode="tel"
          autoComplete="tel-national"
          description={text('permission.form.phoneNote')}
          {...form.field('phone')}
          {...note('phone')}
          onBlur={() => {
            const { region: areaRegion, phone } = readPhone(form.values.phone, form.values.areaRegion);
            form.set({ areaRegion, phone });
            form.field('phone').onBlur();
          }}
        />
      </Grid>
    </Stack>
  );
}
