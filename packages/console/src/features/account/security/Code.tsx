import type { VerificationMethod } from '@settlement/api-mocks/contract/enumerations';
import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { useRef } from 'react';
import * as v from 'valibot';
import { fieldText } from '../../../i18n/fieldText.ts';
import type { Text } from '../../../i18n/useText.ts';
import type { Recipient } from '../../../data/verificationCodes.ts';
import { CodeField } from '../../../parts/verification/CodeField.tsx';
import type { FlowField } from './wizardErrors.ts';
import type { Flow } from './useWizard.ts';

interface CodeProps {
  readonly flow: Flow;
  readonly field: FlowField;
  readonly method: VerificationMethod;
  readonly purpose: number;
  readonly to?: Omit<Recipient, 'purpose'>;
  readonly canSend?: () => boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A code inside a flow: its own fault, and none once it is edited. */
export function Code({ flow, field, onChange, to, canSend, ...code }: CodeProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <CodeField
      {...code}
      {...(to && { to })}
      {...(canSend && { canSend })}
      inputRef={input}
      onChange={(value) => {
        onChange(value);
        flow.clear(field);
      }}
      onFault={(message) => flow.show({ [field]: message })}
      errorMessage={flow.faults[field]}
    />
  );
}

/** What is wrong with a typed code, before it is sent. */
export function codeFault(text: Text, code: string): string | undefined {
  if (code === '') return text('verification.code.empty');
  return v.is(sixDigits, code) ? undefined : fieldText(text, 'validaCode');
}
