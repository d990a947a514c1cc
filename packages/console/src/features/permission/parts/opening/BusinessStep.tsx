import { businessModels, monthlyVolumes } from '@settlement/api-mocks/contract/opening';
import { Grid } from '@settlement/design-system/Grid';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Select } from '@settlement/design-system/Select';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { useText } from '#i18n/useText.ts';
import { CountryField } from '#parts/region/regionFields.tsx';
import { ZoneField } from '#parts/region/ZoneField.tsx';
import { kinds } from './openingValues.ts';
import type { OpeningFormState } from './useOpeningForm.ts';
import { UrlField } from '#parts/fields/UrlField.tsx';
import { selectItems } from '#parts/fields/selectItems.tsx';

export function BusinessStep({ state }: { readonly state: OpeningFormState }) {
  const text = useText();
  const { form, note } = state;
  return (
    <Stack gap="l">
      <TextField
        label={text('account.basic.name')}
        autoComplete="organization"
        {...form.field('name')}
        {...note('name')}
      />
      <RadioGroup label={text('permission.field.kind')} {...form.choice('kind')} {...note('kind')}>
        {kinds.map((kind) => (
          <Radio key={kind} value={String(kind)}>
            {text(`permission.kind.${kind}`)}
          </Radio>
        ))}
      </RadioGroup>
      <UrlField
        label={text('permission.field.website')}
        autoComplete="url"
        placeholder="https://"
        {...form.field('website')}
        {...note('website')}
      />
      <Grid columns={{ mobile: 1, desktop: 2 }} gap="m">
        <Select
          label={text('permission.field.model')}
          placeholder={text('common.choose')}
          {...form.select('model')}
          {...note('model')}
        >
          {selectItems(businessModels, (model) => text(`permission.model.${model}`))}
        </Select>
        <Select
          label={text('permission.field.volume')}
          placeholder={text('common.choose')}
          {...form.select('volume')}
          {...note('volume')}
        >
          {selectItems(monthlyVolumes, (volume) => text(`permission.volume.${volume}`))}
        </Select>
        <CountryField {...form.choice('country')} {...note('country')} />
        <TextField
          label={text('account.basic.city')}
          autoComplete="address-level2"
          {...form.field('city')}
          {...note('city')}
        />
      </Grid>
      <TextField
        label={text('permission.form.street')}
        autoComplete="street-address"
        {...form.field('street')}
        {...note('street')}
      />
      <Grid columns={{ mobile: 1, desktop: 2 }} gap="m">
        <TextField
          label={text('permission.form.telegram')}
          type="url"
          placeholder="https://t.me/"
          description={text('account.basic.telegramNote')}
          {...form.field('telegram')}
          {...note('telegram')}
        />
        <TextField
          label={text('permission.form.x')}
          type="url"
          placeholder="https://x.com/"
          {...form.field('x')}
          {...note('x')}
        />
      </Grid>
      <ZoneField description={text('permission.form.zoneNote')} {...form.choice('zone')} {...note('zone')} />
    </Stack>
  );
}
