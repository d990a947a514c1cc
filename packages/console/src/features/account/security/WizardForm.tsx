import { Banner } from '@settlement/design-system/Banner';
import { Text } from '@settlement/design-system/Text';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { Form, FormButtons } from '../../../kit/form/Form.tsx';
import type { AnyForm } from '../../../kit/form/formState.ts';
import { useFocusFirst } from '../../../kit/form/useFocusFirst.ts';
import * as css from './security.css.ts';

interface WizardFormProps {
  readonly form: AnyForm;
  /** "Step 1 of 2". */
  readonly step?: readonly [number, number];
  readonly lead?: ReactNode;
  /** The proof has expired: says why the first step is back. */
  readonly isExpired?: boolean;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** One step of a wizard: what it is about, its fields, and two ways on. */
export function WizardForm({ form, step, lead, isExpired = false, children, ...buttons }: WizardFormProps) {
  const text = useText();
  // What was pressed went with the step before: the focus goes on to the first thing to do here.
  useFocusFirst(form.ref, isExpired || (step !== undefined && step[0] > 1));
  return (
    <div className={css.form}>
      {step && (
        <Text as="p" size="small" tone="muted">
          {text('account.wizard.step', { step: step[0], count: step[1] })}
        </Text>
      )}
      {isExpired && (
        <Banner tone="caution" role="status">
          {text('account.wizard.expired')}
        </Banner>
      )}
      {lead !== undefined && <Text as="p">{lead}</Text>}
      <Form form={form}>
        {children}
        <FormButtons form={form} {...buttons} />
      </Form>
    </div>
  );
}
