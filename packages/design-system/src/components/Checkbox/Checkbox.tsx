import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import type { CheckboxFieldProps } from 'react-aria-components/Checkbox';

import { cx } from '#css/cx.ts';
import { CheckIcon, MinusIcon } from '#icons/icons.ts';
import { ErrorNote } from '../Field/FieldParts.tsx';
import { isWrong } from '../Field/isWrong.ts';
import type { Closed } from '../Field/types.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Closed<CheckboxFieldProps> {
  /** What is agreed to or chosen. */
  children: ReactNode;
  /** Muted line under it. */
  description?: ReactNode;
  /** What is wrong. Its presence makes it invalid. */
  errorMessage?: ReactNode;
  /** Keeps the words for screen readers, as in a row of a table. */
  isLabelHidden?: boolean;
  /** On phones as tall as a finger, where choices stand under one another. */
  isTall?: boolean;
  /** The element around box and label. */
  ref?: Ref<HTMLDivElement>;
}

/** On or off, taking effect with the form. Taking effect at once: use `Switch`. */
export function Checkbox({
  children,
  description,
  errorMessage,
  isLabelHidden,
  isTall,
  isInvalid,
  ...behaviour
}: CheckboxProps) {
  return (
    <CheckboxField {...behaviour} isInvalid={isWrong(errorMessage, isInvalid)} className={css.field}>
      <CheckboxButton className={cx(css.choice, isTall && css.tall)}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={css.box}>
              {isIndeterminate && <MinusIcon size={14} strokeWidth={3} aria-hidden="true" />}
              {isSelected && !isIndeterminate && <CheckIcon size={14} strokeWidth={3} aria-hidden="true" />}
            </span>
            {isLabelHidden ? (
              <VisuallyHidden>{children}</VisuallyHidden>
            ) : (
              <span className={css.message}>
                <span>{children}</span>
                {description && <span className={css.description}>{description}</span>}
              </span>
            )}
          </>
        )}
      </CheckboxButton>
      <ErrorNote errorMessage={errorMessage} />
    </CheckboxField>
  );
}
