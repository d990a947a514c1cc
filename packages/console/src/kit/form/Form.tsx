import { Banner } from '@settlement/design-system/Banner';
import { Inline } from '@settlement/design-system/Inline';
import { Button } from '@settlement/design-system/Button';
import type { ReactNode, SubmitEvent } from 'react';
import { useText } from '#i18n/useText.ts';
import * as css from './form.css.ts';
import type { AnyForm } from './formState.ts';

interface FormProps {
  readonly form: AnyForm;
  readonly children: ReactNode;
  /** @default 'l' */
  readonly gap?: 'l' | 'xl';
  readonly label?: string;
  readonly isFocusable?: boolean;
  /** The tone of the error. `caution`: another step comes first. @default 'critical' */
  readonly errorTone?: 'critical' | 'caution';
  readonly help?: ReactNode;
}

/** Scrolls to an error, which may be outside the visible part of a long form. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

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
          <Banner tone={errorTone} role="alert" actions={help}>
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
  readonly onCancel?: () => void;
  readonly isDanger?: boolean;
}

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
