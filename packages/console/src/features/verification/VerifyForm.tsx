import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import type { VerificationMethod } from '@settlement/api-mocks/contract/enumerations';
import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { userAtom } from '../../data/user.ts';
import type { Verification } from '../../data/verification.ts';
import { fieldText } from '../../i18n/fieldText.ts';
import { useText } from '../../i18n/useText.ts';
import { hashPassword } from '../../lib/hashPassword.ts';
import { CodeField } from '../../parts/verification/CodeField.tsx';
import { type VerifyErrors, codeErrors } from '../../parts/verification/codeErrors.ts';
import * as css from './verification.css.ts';

interface VerifyFormProps {
  readonly verification: Verification;
  readonly isPending: boolean;
  readonly setPending: (isPending: boolean) => void;
}

const fieldOf = {
  google_auth: 'google_code',
  phone: 'sms_code',
  email: 'email_code',
} as const satisfies Record<VerificationMethod, keyof VerificationCodes>;

/** Password and code. What the server refuses is said beside the field until that is edited. */
export function VerifyForm({ verification, isPending, setPending }: VerifyFormProps) {
  const text = useText();
  const user = useAtomValue(userAtom);
  const { question, attempt, purpose, confirmLabel, isDanger, submit, cancel } = verification;
  const { methods, need_password: needsPassword } = question;
  const [chosen, choose] = useState<VerificationMethod>();
  const method = chosen !== undefined && methods.includes(chosen) ? chosen : (methods[0] ?? 'google_auth');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<VerifyErrors>({});
  const codeInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  /** Presses come faster than renders. */
  const isBusy = useRef(false);

  useEffect(() => (needsPassword ? passwordInput : codeInput).current?.focus(), [needsPassword]);
  useEffect(() => {
    const wrong = errors.password ? passwordInput : errors.code ? codeInput : undefined;
    wrong?.current?.focus();
    wrong?.current?.select();
  }, [errors]);

  const send = async (typed: string) => {
    if (isBusy.current) return;
    const found: VerifyErrors = {
      ...(needsPassword && password === '' && { password: fieldText(text, 'required') }),
      ...(typed === ''
        ? { code: text('verification.code.empty') }
        : !v.is(sixDigits, typed) && { code: fieldText(text, 'validaCode') }),
    };
    setErrors(found);
    if (found.code !== undefined || found.password !== undefined) return;
    isBusy.current = true;
    setPending(true);
    try {
      await submit({
        [fieldOf[method]]: typed,
        ...(needsPassword && { password: hashPassword(password) }),
      });
    } catch (error) {
      setErrors(codeErrors(text, error));
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };

  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send(code);
      }}
    >
      {attempt > 1 && (
        <Banner tone="caution" role="status">
          {text('verification.again')}
        </Banner>
      )}
      {needsPassword && (
        <PasswordField
          label={text(user?.trade_password ? 'verification.password.trade' : 'verification.password.account')}
          size="large"
          value={password}
          onChange={(value) => {
            setPassword(value);
            setErrors(({ code: kept }) => (kept === undefined ? {} : { code: kept }));
          }}
          revealLabel={text('common.password.show')}
          concealLabel={text('common.password.hide')}
          inputRef={passwordInput}
          {...(errors.password !== undefined && { errorMessage: errors.password })}
        />
      )}
      {methods.length > 1 && (
        <SegmentedControl
          label={text('verification.method')}
          items={methods.map((id) => ({ id, label: text(`verification.method.${id}`) }))}
          value={method}
          onChange={(id) => {
            choose(methods.find((one) => one === id));
            setCode('');
            setErrors({});
          }}
        />
      )}
      <CodeField
        key={method}
        method={method}
        purpose={purpose}
        value={code}
        onChange={(value) => {
          setCode(value);
          setErrors(({ password: kept }) => (kept === undefined ? {} : { password: kept }));
        }}
        onError={(message) => setErrors({ code: message })}
        // Money waits for the button; a code that stands alone goes by itself.
        onComplete={needsPassword ? undefined : (value) => void send(value)}
        errorMessage={errors.code}
        inputRef={codeInput}
      />
      <div className={css.actions}>
        <Button variant="outline" isDisabled={isPending} onPress={cancel}>
          {text('common.cancel')}
        </Button>
        <Button
          type="submit"
          tone={isDanger ? 'critical' : 'accent'}
          isPending={isPending}
          pendingLabel={text('verification.pending')}
        >
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
