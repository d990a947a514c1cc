import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Text } from '@settlement/design-system/Text';
import { type ReactNode, type RefObject, type SubmitEvent, useEffect } from 'react';
import { useText } from '../../../i18n/useText.ts';
import * as css from './security.css.ts';

interface WizardFormProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
  /** "Step 1 of 2". */
  readonly step?: readonly [number, number];
  readonly lead?: ReactNode;
  readonly error?: string | undefined;
  /** Said politely: why one is back at this step. */
  readonly note?: string | undefined;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly isDanger?: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** The frame every step shares: what it is about, what went wrong, its fields, and two ways on. */
export function WizardForm(props: WizardFormProps) {
  const text = useText();
  const { formRef, step, lead, error, note, isPending } = props;
  // What was pressed went with the step before: the focus goes on to the first thing to do here.
  const isLater = (step !== undefined && step[0] > 1) || note !== undefined;
  useEffect(() => {
    if (isLater) formRef.current?.querySelector<HTMLElement>('input, button[type="submit"]')?.focus();
  }, [formRef, isLater]);
  return (
    <form
      ref={formRef}
      noValidate
      className={css.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {step && (
        <Text as="p" size="small" tone="muted">
          {text('account.wizard.step', { step: step[0], count: step[1] })}
        </Text>
      )}
      {note !== undefined && (
        <Banner tone="caution" role="status">
          {note}
        </Banner>
      )}
      {lead !== undefined && <Text as="p">{lead}</Text>}
      {error !== undefined && (
        <Banner tone="critical" role="alert">
          {error}
        </Banner>
      )}
      {props.children}
      <div className={css.buttons}>
        <Button variant="outline" isDisabled={isPending} onPress={props.onCancel}>
          {text('common.cancel')}
        </Button>
        <Button type="submit" tone={props.isDanger ? 'critical' : 'accent'} isPending={isPending}>
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}
