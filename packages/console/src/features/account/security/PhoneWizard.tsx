import { phoneNumber } from '@settlement/api-mocks/contract/hashes';
import { emailPurpose, type VerificationMethod } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { changePhoneAtom, verifyAtom } from '../../../data/security.ts';
import { useToasts } from '../../../data/toasts.ts';
import { languageAtom } from '../../../i18n/atoms.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { type RegionCode, areaCodeOf } from '../../../lib/regions.ts';
import { AreaCodeField } from '../../../parts/region/AreaCodeField.tsx';
import { Code, codeError } from './Code.tsx';
import { WizardForm } from './WizardForm.tsx';
import { hasErrors, onlyErrors } from './passwordErrors.ts';
import * as css from './security.css.ts';
import { type WizardProps, useLock } from './wizard.ts';
import { useWizard } from './useWizard.ts';

const fieldOf = { google_auth: 'google_code', phone: 'sms_code', email: 'email_code' } as const;

/** What proves who asks, the first to begin with: the old number, or the mailbox where there is none. */
function methodsOf(user: UserInfo): readonly [VerificationMethod, ...VerificationMethod[]] {
  const first = user.phone === '' ? 'email' : 'phone';
  return user.bind_google_auth ? [first, 'google_auth'] : [first];
}

/** Binds or changes a phone, after a method that is bound already has proved who asks. */
export function PhoneWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const toasts = useToasts();
  const language = useAtomValue(languageAtom);
  const prove = useSetAtom(verifyAtom);
  const change = useSetAtom(changePhoneAtom);
  const [isChange] = useState(user.phone !== '');
  const [ticket, setTicket] = useState<string>();
  const [isExpired, setExpired] = useState(false);
  const [methods] = useState(() => methodsOf(user));
  const [method, setMethod] = useState<VerificationMethod>(methods[0]);
  const [proof, setProof] = useState('');
  const [region, setRegion] = useState<RegionCode | ''>(language === 'zh-CN' ? 'CN' : '');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const wizard = useWizard(form, {
    onExpired: () => {
      setTicket(undefined);
      setExpired(true);
      setProof('');
    },
  });
  const { errors, isPending, send, show, clear } = wizard;
  useLock(onLock, isPending);
  const isProving = ticket === undefined;
  const areaCode = region === '' ? '' : areaCodeOf(region);

  const numberErrors = () =>
    onlyErrors({
      area_code: region === '' ? fieldText(text, 'area_code') : undefined,
      phone:
        phone === ''
          ? fieldText(text, 'required')
          : v.is(phoneNumber, phone)
            ? undefined
            : fieldText(text, 'enter_phoneC'),
    });

  const first = () => {
    const field = fieldOf[method];
    const found = onlyErrors({ [field]: codeError(text, proof) });
    if (hasErrors(found)) return show(found);
    void send(async () => {
      setTicket((await prove({ type: emailPurpose.bindPhone, [field]: proof })).ticket);
      setExpired(false);
    });
  };

  const second = () => {
    const found = { ...numberErrors(), ...onlyErrors({ sms_code: codeError(text, code) }) };
    if (hasErrors(found)) return show(found);
    void send(async () => {
      const { phone_mask } = await change({
        action: isChange ? 2 : 1,
        area_code: areaCode,
        phone,
        sms_code: code,
        ...(ticket !== undefined && { ticket }),
      });
      toasts.add({ tone: 'positive', title: text('account.phone.done', { phone: phone_mask }) });
      onClose();
    });
  };

  const shared = { formRef: form, isPending, onCancel: onClose, error: errors.form };
  return isProving ? (
    <WizardForm
      key="old"
      {...shared}
      step={[1, 2]}
      lead={text(isChange ? 'account.phone.oldLead' : 'account.phone.bindLead')}
      note={isExpired ? text('account.wizard.expired') : undefined}
      submitLabel={text('account.wizard.next')}
      onSubmit={first}
    >
      {methods.length > 1 && (
        <SegmentedControl
          label={text('verification.method')}
          items={methods.map((id) => ({ id, label: text(`verification.method.${id}`) }))}
          value={method}
          onChange={(id) => {
            setMethod(methods.find((one) => one === id) ?? methods[0]);
            setProof('');
            clear('sms_code', 'google_code', 'email_code');
          }}
        />
      )}
      <Code
        key={method}
        wizard={wizard}
        field={fieldOf[method]}
        method={method}
        purpose={emailPurpose.bindPhone}
        value={proof}
        onChange={setProof}
      />
    </WizardForm>
  ) : (
    <WizardForm
      key="new"
      {...shared}
      step={[2, 2]}
      submitLabel={text(isChange ? 'account.phone.change' : 'account.phone.bind')}
      onSubmit={second}
    >
      <div className={css.phone}>
        <AreaCodeField
          value={region}
          onChange={(chosen) => {
            setRegion(chosen);
            clear('area_code');
          }}
          errorMessage={errors.area_code}
        />
        <TextField
          label={text('account.phone.number')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          isNumeric
          value={phone}
          onChange={(value) => {
            setPhone(value.replaceAll(/[\s()-]/g, ''));
            clear('phone');
          }}
          {...(errors.phone !== undefined && { errorMessage: errors.phone })}
        />
      </div>
      <Code
        wizard={wizard}
        field="sms_code"
        method="phone"
        purpose={emailPurpose.bindPhone}
        to={{ phone: { area_code: areaCode, phone } }}
        canSend={() => {
          const found = numberErrors();
          if (hasErrors(found)) show(found);
          return !hasErrors(found);
        }}
        value={code}
        onChange={setCode}
      />
    </WizardForm>
  );
}
