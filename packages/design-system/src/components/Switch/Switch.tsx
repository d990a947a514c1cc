import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import type { SwitchFieldProps } from 'react-aria-components/Switch';

import { description as descriptionClass, message } from '../Checkbox/Checkbox.css.ts';
import { ErrorNote } from '../Field/FieldParts.tsx';
import { isWrong } from '../Field/isWrong.ts';
import type { Closed } from '../Field/types.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Switch.css.ts';

export interface SwitchProps extends Closed<SwitchFieldProps> {
  /** What is on or off; the words do not change with it. */
  children: ReactNode;
  /** Help under the label. */
  description?: ReactNode;
  /** What is wrong. Its presence makes it invalid. */
  errorMessage?: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  /** Label first, switch at the end of the row, as in settings. */
  isRow?: boolean;
  /** On phones as large as a finger, where nothing beside it is. */
  isTall?: boolean;
  /** The element, to measure or to scroll to. */
  ref?: Ref<HTMLDivElement>;
}

/** On or off, at once. With the rest of a form: use `Checkbox`. */
export function Switch({
  children,
  description,
  errorMessage,
  isLabelHidden,
  isRow = false,
  isTall,
  isInvalid,
  ...behaviour
}: SwitchProps) {
  const label = isLabelHidden ? (
    <VisuallyHidden>{children}</VisuallyHidden>
  ) : (
    <span className={message}>
      <span>{children}</span>
      {description && <span className={descriptionClass}>{description}</span>}
    </span>
  );
  return (
    <SwitchField {...behaviour} isInvalid={isWrong(errorMessage, isInvalid)} className={css.field({ isRow })}>
      <SwitchButton className={css.control({ isRow, isTall })}>
        {isRow && label}
        <span className={css.track}>
          <span className={css.thumb} />
        </span>
        {!isRow && label}
      </SwitchButton>
      <ErrorNote errorMessage={errorMessage} />
    </SwitchField>
  );
}
