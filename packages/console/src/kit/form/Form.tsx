import { Banner } from '@settlement/design-system/Banner';
import { Inline } from '@settlement/design-system/Inline';
import { Button } from '@settlement/design-system/Button';
import type { ReactNode, SubmitEvent } from 'react';
import { useText } from '#i18n/useText.ts';
import * as css from './form.css.ts';
import type { AnyForm } from './formState.ts';

interface FormProps {
  readonly form: AnyForm;
  /** Fields and, at the end, `FormButtons`. */
  readonly children: ReactNode;
  /** Room between the fields: `xl` where each is a section. @default 'l' */
  readonly gap?: 'l' | 'xl';
  /** Names the form for assistive technology, where nothing around it does. */
  readonly label?: string;
  /** Takes the focus as a whole, where it appears in place of what had it. */
  readonly isFocusable?: boolean;
  /** `caution` where the refused send needs a step before it. @default 'critical' */
  readonly errorTone?: 'critical' | 'caution';
  /** What can be done about a refused send: small buttons or links. */
  readonly help?: ReactNode;
}

/** What was refused stands above the fields, out of sight of the button of a tall form. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** The element of a `useForm`: Enter sends it, and what was refused stands above its fields. */
export function Form({ form, children, gap = 'l', label, ...props }: FormProps) {
  const { isFocusable, errorTone = 'critical', help } = props;
  const { ref, formError, submit } = form;
  return (
    <form
      ref={ref}
      noValidate
      tabIndex={isFocusable ? -1 : undefined}
      className={css.form({ gap })}
      aria-label={label}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      {formError !== undefined && (
        <div ref={bringIntoView} className={css.refused}>
          <Banner tone={errorTone} role="alert" action={help}>
            {formError}
          </Banner>
        </div>
      )}
      {children}
    </form>
  );
}

interface FormButtonsProps {
  readonly form: AnyForm;
  readonly submitLabel: string;
  /** Adds the button that leaves the form. */
  readonly onCancel?: () => void;
  readonly isDanger?: boolean;
}

/** The end of a form: the way out, and the button that sends it. */
export function FormButtons({ form, submitLabel, onCancel, isDanger }: FormButtonsProps) {
  const text = useText();
  return (
    <Inline justify="end">
      {onCancel && (
        <Button variant="outline" isDisabled={form.isPending} onPress={onCancel}>
          {text('common.cancel')}
        </Button>
      )}
      <Button type="submit" isPending={form.isPending} {...(isDanger && { tone: 'critical' as const })}>
        {submitLabel}
      </Button>
    </Inline>
  );
}
