import { sixDigits, areaCode, phoneNumber, required } from '@settlement/api-mocks/contract/hashes';
import { type VerificationMethod, emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useOffers } from '#data/calls/extensions.ts';
import { changePhoneAtom, verifyAtom } from '#data/security.ts';
import { languageAtom } from '#i18n/atoms.ts';
import { useText } from '#i18n/useText.ts';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { codeNames, MethodChoice } from '#parts/verification/MethodChoice.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import { useDone, useProof, useWizardForm, type WizardProps } from './wizard.ts';
import { TextField } from '@settlement/design-system/TextField';
import type { FormState } from '#kit/form/formState.ts';
import { readPhone } from '#lib/person/phone.ts';
import { areaCodeOf } from '#lib/person/regions.ts';
import { AreaCodeField } from '#parts/region/regionFields.tsx';
import * as v from 'valibot';
import * as css from './security.css.ts';

const phoneSchema = v.pipe(
  v.object({ region: v.string(), phone: v.string(), sms_code: v.string() }),
  v.transform(({ region, phone, sms_code }) => ({ ...readPhone(phone, region), sms_code })),
  v.object({
    region: v.pipe(v.string(), v.transform(areaCodeOf), areaCode),
    phone: v.pipe(required, phoneNumber),
    sms_code: sixDigits,
  }),
);

function PhoneFields({ form }: { readonly form: FormState<v.InferInput<typeof phoneSchema>> }) {
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

export function PhoneWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const done = useDone(onClose);
  // Only servers that offer `outgoingTransfers` pause outgoing transfers after a security change.
  const pauses = String(useOffers()('outgoingTransfers'));
  const language = useAtomValue(languageAtom);
  const verify = useSetAtom(verifyAtom);
  const change = useSetAtom(changePhoneAtom);
  const { proof: ticket, isExpired, keep, spend } = useProof<string>();
  const isChange = user.phone !== '';
  const first = isChange ? 'phone' : 'email';
  const [method, setMethod] = useState<VerificationMethod>(first);

  const old = useWizardForm({
    initial: { code: '' },
    schema: v.object({ code: sixDigits }),
    wireNames: { code: Object.values(codeNames) },
    submit: async ({ code }) =>
      keep((await verify({ type: emailPurpose.bindPhone, [codeNames[method]]: code })).ticket),
  });
  const number = useWizardForm({
    isClosing: true,
    initial: { region: language === 'zh-CN' ? 'CN' : '', phone: '', sms_code: '' },
    schema: phoneSchema,
    wireNames: { region: 'area_code' },
    submit: ({ region, ...typed }) =>
      spend(async (proof) => {
        const body = { action: isChange ? 2 : 1, area_code: region, ...typed, ticket: proof } as const;
        done(text('account.phone.done', { phone: (await change(body)).phone_mask || typed.phone }));
      }),
  });
  return (
    <WizardSteps
      onClose={onClose}
      onLock={onLock}
      at={ticket === undefined ? 0 : 1}
      isExpired={isExpired}
      steps={[
        {
          form: old,
          lead: text(isChange ? 'account.phone.oldLead' : 'account.phone.bindLead', { pauses }),
          fields: (
            <>
              <MethodChoice
                methods={user.bind_google_auth ? [first, 'google_auth'] : [first]}
                value={method}
                onChange={(chosen) => {
                  setMethod(chosen);
                  old.code('code').onChange('');
                }}
              />
              <CodeField
                key={method}
                method={method}
                purpose={emailPurpose.bindPhone}
                {...old.code('code')}
              />
            </>
          ),
        },
        {
          form: number,
          submitLabel: text(isChange ? 'account.phone.change' : 'account.security.phone.do'),
          fields: <PhoneFields form={number} />,
        },
      ]}
    />
  );
}
