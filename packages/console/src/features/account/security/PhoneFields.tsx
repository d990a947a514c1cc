import { areaCode, phoneNumber, required, sixDigits } from '@settlement/api-mocks/contract/hashes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { TextField } from '@settlement/design-system/TextField';
import * as v from 'valibot';
import { useText } from '#i18n/useText.ts';
import type { FormState } from '#kit/form/formState.ts';
import { readPhone } from '#lib/phone.ts';
import { areaCodeOf } from '#lib/regions.ts';
import { AreaCodeField } from '#parts/region/AreaCodeField.tsx';
import { CodeField } from '#parts/verification/CodeField.tsx';
import * as css from './security.css.ts';

export const phoneSchema = v.pipe(
  v.object({ region: v.string(), phone: v.string(), sms_code: v.string() }),
  v.transform(({ region, phone, sms_code }) => ({ ...readPhone(phone, region), sms_code })),
  v.object({
    region: v.pipe(v.string(), v.transform(areaCodeOf), areaCode),
    phone: v.pipe(required, phoneNumber),
    sms_code: sixDigits,
  }),
);

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
          inputMode="tel"
          autoComplete="tel-national"
          isNumeric
          {...form.field('phone')}
          onBlur={() => {
            form.set(readPhone(phone, region));
            form.field('phone').onBlur();
          }}
        />
      </div>
      <CodeField
        method="phone"
        purpose={emailPurpose.bindPhone}
        to={{ phone: { area_code: areaCodeOf(region), phone } }}
        canSend={() => form.check('region', 'phone')}
        {...form.code('sms_code')}
      />
    </>
  );
}
