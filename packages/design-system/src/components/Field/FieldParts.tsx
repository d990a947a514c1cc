import { use, useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

import { CheckCircleIcon, ErrorIcon } from '#icons/icons.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Field.css.ts';
import type { FieldFrameProps } from './types.ts';

/** Renders the label of a field. react-aria connects it to the control. */
export function FieldLabel({
  label,
  isLabelHidden,
  labelEnd,
}: Pick<FieldFrameProps, 'label' | 'isLabelHidden' | 'labelEnd'>) {
  if (isLabelHidden && !labelEnd) return <Label className={visuallyHidden}>{label}</Label>;
  return (
    <div className={css.labelRow}>
      <Label className={isLabelHidden ? visuallyHidden : css.label}>{label}</Label>
      {labelEnd && (
        // Without `null`, react-aria would treat a button in the label as part of the control.
        <ButtonContext value={null}>
          <span className={css.labelEnd}>{labelEnd}</span>
        </ButtonContext>
      )}
    </div>
  );
}

type Notes = Pick<FieldFrameProps, 'description' | 'errorMessage' | 'successMessage'>;

/** Returns `errorMessage` or the browser's error of an invalid field, otherwise undefined. */
function useError(errorMessage: ReactNode): ReactNode {
  const validation = use(FieldErrorContext);
  return validation?.isInvalid ? errorMessage || validation.validationErrors.join(' ') : undefined;
}

export function ErrorNote({ errorMessage }: Pick<Notes, 'errorMessage'>) {
  const error = useError(errorMessage);
  return (
    <FieldError elementType="div" className={css.note({ tone: 'critical' })}>
      {error && (
        <>
          <ErrorIcon aria-hidden="true" />
          <span>{error}</span>
        </>
      )}
    </FieldError>
  );
}

/** Validates an invalid field on every input. On blur, the vanishing error would move a pressed button. */
function useValidationOnInput(notes: RefObject<HTMLElement | null>): void {
  const isInvalid = use(FieldErrorContext)?.isInvalid ?? false;
  useEffect(() => {
    const field = notes.current?.parentElement;
    if (!isInvalid || !field) return undefined;
    const validate = ({ target }: Event) => {
      // The parts of a date are spin buttons. Their field has a hidden input with the date.
      const isPart = target instanceof HTMLElement && target.role === 'spinbutton';
      const input = isPart ? field.querySelector('input[hidden]') : target;
      if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
      // Runs after React has rendered the new value. If the browser still finds an error, the error stays.
      setTimeout(() => {
        if (input.validity.valid || input.validity.customError) input.dispatchEvent(new Event('change'));
      });
    };
    field.addEventListener('input', validate);
    field.addEventListener('keyup', validate);
    return () => {
      field.removeEventListener('input', validate);
      field.removeEventListener('keyup', validate);
    };
  }, [isInvalid, notes]);
}

/** Renders the error, success message or description. Icons distinguish them without color. */
export function FieldNotes({ description, errorMessage, successMessage }: Notes) {
  const hasError = Boolean(useError(errorMessage));
  const notes = useRef<HTMLElement>(null);
  useValidationOnInput(notes);
  return (
    <ButtonContext value={null}>
      {/* The element is always rendered, because react-aria looks for it only once. */}
      <Text
        ref={notes}
        slot="description"
        elementType="div"
        className={css.note({ tone: successMessage ? 'positive' : 'neutral' })}
      >
        {!hasError && successMessage && (
          <>
            <CheckCircleIcon aria-hidden="true" />
            <span>{successMessage}</span>
          </>
        )}
        {!hasError && !successMessage && description && <span>{description}</span>}
      </Text>
      <ErrorNote errorMessage={errorMessage} />
    </ButtonContext>
  );
}
