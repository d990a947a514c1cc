import type { VerificationMethod } from '@settlement/api-mocks/contract/enumerations';
import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { useRef } from 'react';
import * as v from 'valibot';
import { fieldText } from '../../../i18n/fieldText.ts';
import type { Text } from '../../../i18n/useText.ts';
import type { Recipient } from '../../../data/verificationCodes.ts';
import { CodeField } from '../../../parts/verification/CodeField.tsx';
import type { WizardField } from './wizardErrors.ts';
import type { Wizard } from './useWizard.ts';

interface CodeProps {
  readonly wizard: Wizard;
  readonly field: WizardField;
  readonly method: VerificationMethod;
  readonly purpose: number;
  readonly to?: Omit<Recipient, 'purpose'>;
  readonly canSend?: () => boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A code inside a flow: its own fault, and none once it is edited. */
export function Code({ wizard, field, onChange, to, canSend, ...code }: CodeProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <CodeField
      {...code}
      {...(to && { to })}
      {...(canSend && { canSend })}
      inputRef={input}
      onChange={(value) => {
        onChange(value);
        wizard.clear(field);
      }}
      onError={(message) => wizard.show({ [field]: message })}
      errorMessage={wizard.errors[field]}
    />
  );
}

/** What is wrong with a typed code, before it is sent. */
export function codeError(text: Text, code: string): string | undefined {
  if (code === '') return text('verification.code.empty');
  return v.is(sixDigits, code) ? undefined : fieldText(text, 'validaCode');
}
