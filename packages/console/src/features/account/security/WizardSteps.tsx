import { Banner } from '@settlement/design-system/Banner';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { Form, FormButtons } from '#kit/form/Form.tsx';
import type { AnyForm } from '#kit/form/formState.ts';
import { useFocusFirst } from '#kit/form/focus.ts';
import { useLock } from '#kit/form/useLock.ts';
import type { WizardProps } from './wizard.ts';

interface WizardStep {
  readonly form: AnyForm;
  readonly lead?: ReactNode;
  readonly fields: ReactNode;
  /** @default "Continue" */
  readonly submitLabel?: string;
  readonly isDanger?: boolean;
}

interface WizardStepsProps extends Pick<WizardProps, 'onClose' | 'onLock'> {
  readonly steps: readonly [WizardStep, ...WizardStep[]];
  /** @default 0 */
  readonly at?: number;
  /** The total in "Step 1 of 2", including a later step without a form. @default steps.length */
  readonly count?: number;
  /** True if the first step is shown again because the verification has expired. */
  readonly isExpired?: boolean;
}

/** Renders the steps of a dialog. The dialog can't be closed while a step is being sent. */
export function WizardSteps({ steps, at = 0, count = steps.length, ...props }: WizardStepsProps) {
  const { isExpired = false, onClose, onLock } = props;
  useLock(
    onLock,
    steps.some(({ form }) => form.isPending),
  );
  const step = steps[at] ?? steps[0];
  return (
    <Step
      key={at}
      {...step}
      number={count > 1 ? [at + 1, count] : undefined}
      isExpired={isExpired && at === 0}
      onCancel={onClose}
    />
  );
}

type OneStepProps = Omit<WizardStep, 'fields'> & Omit<WizardProps, 'user'> & { readonly children: ReactNode };

export const OneStep = ({ children: fields, onClose, onLock, ...step }: OneStepProps) => (
  <WizardSteps onClose={onClose} onLock={onLock} steps={[{ ...step, fields }]} />
);

interface StepProps extends WizardStep {
  readonly number: readonly [number, number] | undefined;
  readonly isExpired: boolean;
  readonly onCancel: () => void;
}

function Step({ form, number, isExpired, lead, fields, submitLabel, ...buttons }: StepProps) {
  const text = useText();
  useFocusFirst(form.ref);
  return (
    <Stack>
      {number && (
        <Text as="p" size="small" tone="muted">
          {text('account.wizard.step', { step: number[0], count: number[1] })}
        </Text>
      )}
      {isExpired && (
        <Banner tone="caution" role="status">
          {text('account.wizard.expired')}
        </Banner>
      )}
      {lead !== undefined && <Text as="p">{lead}</Text>}
      <Form form={form}>
        {fields}
        <FormButtons form={form} submitLabel={submitLabel ?? text('account.wizard.next')} {...buttons} />
      </Form>
    </Stack>
  );
}
