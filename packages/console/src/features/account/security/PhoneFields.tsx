import { areaCode, phoneNumber, required, sixDigits } from '@settlement/api-mocks/contract/hashes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { TextField } from '@settlement/design-system/TextField';
import * as v from 'valibot';
import { useText } from '#i18n/useText.ts';
import type { FormState } from '#kit/form/formState.ts';
import { areaCodeOf, regionOf } from '#lib/regions.ts';
import { AreaCodeField } from '#parts/region/AreaCodeField.tsx';
import { CodeField } from '#parts/verification/CodeField.tsx';
import * as css from './security.css.ts';

/** Many regions share an area code, so one of them is chosen; the code is sent. */
const codeOfRegion = (chosen: string): string => {
  const region = regionOf(chosen);
  return region === undefined ? '' : areaCodeOf(region);
};

export const phoneSchema = v.object({
  region: v.pipe(v.string(), v.transform(codeOfRegion), areaCode),
  phone: v.pipe(required, phoneNumber),
  sms_code: sixDigits,
});

interface PhoneFieldsProps {
  readonly form: FormState<v.InferInput<typeof phoneSchema>>;
}

/** A new number, with the code that was sent to it. */
export function PhoneFields({ form }: PhoneFieldsProps) {
  const text = useText();
  const { region, phone } = form.values;
  return (
    <>
      <div className={css.phone}>
        <AreaCodeField
          value={region}
          onChange={(chosen) => form.set({ region: chosen })}
          errorMessage={form.errors.region}
        />
        <TextField
          label={text('account.phone.number')}
          inputMode="numeric"
          autoComplete="tel-national"
          isNumeric
          {...form.field('phone')}
          onChange={(typed) => form.set({ phone: typed.replaceAll(/[\s()-]/g, '') })}
        />
      </div>
      <CodeField
        method="phone"
        purpose={emailPurpose.bindPhone}
        to={{ phone: { area_code: codeOfRegion(region), phone } }}
        canSend={() => form.check('region', 'phone')}
        {...form.code('sms_code')}
      />
    </>
  );
}
