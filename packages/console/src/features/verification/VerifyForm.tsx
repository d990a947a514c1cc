import { errorCode } from '@settlement/api-mocks/contract/errors';
import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import type { VerificationMethod } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { object, string } from 'valibot';
import { userAtom } from '#data/user.ts';
import type { Verification } from '#data/money/verificationDialog.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useFocusFirst } from '#kit/form/focus.ts';
import { useForm } from '#kit/form/useForm.ts';
import { useLock } from '#kit/form/useLock.ts';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { codeNames, MethodChoice } from '#parts/verification/MethodChoice.tsx';
import { verificationMessage } from '#parts/verification/verificationMessage.ts';
import { DialogButtons } from '#parts/DialogButtons.tsx';

interface VerifyFormProps {
  readonly verification: Verification;
  readonly confirmLabel: string;
  readonly onLock: (isLocked: boolean) => void;
}

const schema = object({ password: string(), code: sixDigits });

export function VerifyForm({ verification, confirmLabel, onLock }: VerifyFormProps) {
  const text = useText();
  const user = useAtomValue(userAtom);
  const { question, attempt, purpose, isDanger, submit, cancel } = verification;
  const { methods, need_password: needsPassword } = question;
  const [chosen, choose] = useState<VerificationMethod>();
  const method = chosen !== undefined && methods.includes(chosen) ? chosen : (methods[0] ?? 'google_auth');
  const form = useForm({
    initial: { password: '', code: '' },
    schema,
    rules: ({ password, code }) => ({
      ...(needsPassword && password === '' && { password: fieldText(text, 'required') }),
      ...(code === '' && { code: text('verification.code.empty') }),
    }),
    wireNames: { code: Object.values(codeNames) },
    // A lock or a waiting time for codes causes this error, so it's shown next to the code.
    fieldOfCode: { [errorCode.TOO_FREQUENT]: 'code' },
    messageOf: (error) => verificationMessage(text, error),
    submit: ({ password, code }) =>
      submit({ [codeNames[method]]: code, ...(needsPassword && { password: hashPassword(password) }) }),
  });
  useFocusFirst(form.ref);
  useLock(onLock, form.isPending);

  return (
    <Form form={form}>
      {attempt > 1 && (
        <Banner tone="caution" role="status">
          {text('verification.again')}
        </Banner>
      )}
      {needsPassword && (
        <PasswordField
          label={text(passwordLabel(user?.trade_password))}
          size="large"
          {...form.field('password')}
        />
      )}
      <MethodChoice
        methods={methods}
        value={method}
        onChange={(next) => {
          choose(next);
          form.code('code').onChange('');
        }}
      />
      <CodeField
        key={method}
        method={method}
        purpose={purpose}
        // A complete code is sent automatically, unless a password is needed.
        onComplete={needsPassword ? undefined : (code) => form.submit({ code })}
        {...form.code('code')}
      />
      <DialogButtons onCancel={cancel} isDisabled={form.isPending}>
        <Button
          type="submit"
          tone={isDanger ? 'critical' : 'accent'}
          isPending={form.isPending}
          pendingLabel={text('verification.pending')}
        >
          {confirmLabel}
        </Button>
      </DialogButtons>
    </Form>
  );
}

/** Returns the label's message ID. `undefined`: unknown if a transaction password is set. */
function passwordLabel(hasTradePassword: boolean | undefined) {
  if (hasTradePassword === undefined) return 'verification.password.any';
  return hasTradePassword ? 'account.security.trade' : 'account.security.password';
}
