import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { type VerificationMethod, emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { changePhoneAtom, verifyAtom } from '#data/security.ts';
import { languageAtom } from '#i18n/atoms.ts';
import { useText } from '#i18n/useText.ts';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { MethodChoice } from '#parts/verification/MethodChoice.tsx';
import { codeNames } from '#parts/verification/codeNames.ts';
import { PhoneFields, phoneSchema } from './PhoneFields.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import { useDone } from './useDone.ts';
import { useProof } from './useProof.ts';
import { useWizardForm } from './useWizardForm.ts';
import type { WizardProps } from './wizard.ts';

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
    schema: phoneSchema,
    wireNames: { region: 'area_code' },
    submit: ({ region, ...typed }) =>
      spend(async (proof) => {
        const body = { action: isChange ? 2 : 1, area_code: region, ...typed, ticket: proof } as const;
        done(text('account.phone.done', { phone: (await change(body)).phone_mask }));
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
          lead: text(isChange ? 'account.phone.oldLead' : 'account.phone.bindLead'),
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
          submitLabel: text(isChange ? 'account.phone.change' : 'account.phone.bind'),
          fields: <PhoneFields form={number} />,
        },
      ]}
    />
  );
}
