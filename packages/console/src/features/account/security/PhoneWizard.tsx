import { areaCode, phoneNumber, required, sixDigits } from '@settlement/api-mocks/contract/hashes';
import { type VerificationMethod, emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { changePhoneAtom, verifyAtom } from '../../../data/security.ts';
import { languageAtom } from '../../../i18n/atoms.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLock } from '../../../kit/form/useLock.ts';
import { areaCodeOf, regionOf } from '../../../lib/regions.ts';
import { AreaCodeField } from '../../../parts/region/AreaCodeField.tsx';
import { CodeField } from '../../../parts/verification/CodeField.tsx';
import { MethodChoice } from '../../../parts/verification/MethodChoice.tsx';
import { codeNames } from '../../../parts/verification/codeNames.ts';
import { WizardForm } from './WizardForm.tsx';
import * as css from './security.css.ts';
import { useDone } from './useDone.ts';
import { useProof } from './useProof.ts';
import { useWizardForm } from './useWizardForm.ts';
import type { WizardProps } from './wizard.ts';

/** Many regions share an area code, so one of them is chosen; the code is sent. */
const codeOfRegion = (chosen: string) => {
  const region = regionOf(chosen);
  return region === undefined ? '' : areaCodeOf(region);
};
const numberSchema = v.object({
  region: v.pipe(v.string(), v.transform(codeOfRegion), areaCode),
  phone: v.pipe(required, phoneNumber),
  sms_code: sixDigits,
});

/** Binds or changes a phone, after a method that is bound already has proved who asks. */
export function PhoneWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const done = useDone(onClose);
  const language = useAtomValue(languageAtom);
  const verify = useSetAtom(verifyAtom);
  const change = useSetAtom(changePhoneAtom);
  const { proof: ticket, isExpired, keep, spend } = useProof<string>();
  const isChange = user.phone !== '';
  // The old number, or the mailbox where there is none, to begin with.
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
    initial: { region: language === 'zh-CN' ? 'CN' : '', phone: '', sms_code: '' },
    schema: numberSchema,
    wireNames: { region: 'area_code' },
    submit: ({ region, ...typed }) =>
      spend(async (proof) => {
        const body = { action: isChange ? 2 : 1, area_code: region, ...typed, ticket: proof } as const;
        done(text('account.phone.done', { phone: (await change(body)).phone_mask }));
      }),
  });
  useLock(onLock, old.isPending || number.isPending);

  return ticket === undefined ? (
    <WizardForm
      key="old"
      form={old}
      step={[1, 2]}
      lead={text(isChange ? 'account.phone.oldLead' : 'account.phone.bindLead')}
      isExpired={isExpired}
      submitLabel={text('account.wizard.next')}
      onCancel={onClose}
    >
      <MethodChoice
        methods={user.bind_google_auth ? [first, 'google_auth'] : [first]}
        value={method}
        onChange={(chosen) => {
          setMethod(chosen);
          old.code('code').onChange('');
        }}
      />
      <CodeField key={method} method={method} purpose={emailPurpose.bindPhone} {...old.code('code')} />
    </WizardForm>
  ) : (
    <WizardForm
      key="new"
      form={number}
      step={[2, 2]}
      submitLabel={text(isChange ? 'account.phone.change' : 'account.phone.bind')}
      onCancel={onClose}
    >
      <div className={css.phone}>
        <AreaCodeField
          value={number.values.region}
          onChange={(region) => number.set({ region })}
          errorMessage={number.errors.region}
        />
        <TextField
          label={text('account.phone.number')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          isNumeric
          {...number.field('phone')}
          onChange={(typed) => number.set({ phone: typed.replaceAll(/[\s()-]/g, '') })}
        />
      </div>
      <CodeField
        method="phone"
        purpose={emailPurpose.bindPhone}
        to={{ phone: { area_code: codeOfRegion(number.values.region), phone: number.values.phone } }}
        canSend={() => number.check('region', 'phone')}
        {...number.code('sms_code')}
      />
    </WizardForm>
  );
}
