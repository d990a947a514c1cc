import { use } from 'react';
import type { ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

import { CheckCircleIcon, ErrorIcon } from '../../icons/icons.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Field.css.ts';
import type { FieldFrameProps } from './types.ts';

/** Label of a field, tied to its control by react-aria. */
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
        // A button in here is no part of the control.
        <ButtonContext value={null}>
          <span className={css.labelEnd}>{labelEnd}</span>
        </ButtonContext>
      )}
    </div>
  );
}

type Notes = Pick<FieldFrameProps, 'description' | 'errorMessage' | 'successMessage'>;

/** What is wrong with a field: the page's own words, else the browser's where it stopped the form. */
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

/** The line under a field, the worst news first, with a sign so that colour is not alone. */
export function FieldNotes({ description, errorMessage, successMessage }: Notes) {
  const hasError = Boolean(useError(errorMessage));
  return (
    <ButtonContext value={null}>
      {/* Always there: react-aria looks for it once, and a description may come later. */}
      <Text
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
