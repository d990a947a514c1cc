import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import type { SwitchFieldProps } from 'react-aria-components/Switch';

import { description as descriptionClass, message } from '../Checkbox/Checkbox.css.ts';
import { ErrorNote } from '../Field/FieldParts.tsx';
import type { Closed } from '../Field/types.ts';
import { isWrong } from '../Field/fieldProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Switch.css.ts';

export interface SwitchProps extends Closed<SwitchFieldProps> {
  /** The label: the setting, independent of the state. */
  children: ReactNode;
  /** The help below the label. */
  description?: ReactNode;
  /** The error. It makes the switch invalid. */
  errorMessage?: ReactNode;
  /** Shows the label only to screen readers. */
  isLabelHidden?: boolean;
  /** Shows the label first and the switch at the end of the row, for settings. */
  isRow?: boolean;
  /** Increases the size to 44 px on touch devices. Use it only if there is no control next to the switch. */
  isTall?: boolean;
  /** The root element, for measuring or scrolling. */
  ref?: Ref<HTMLDivElement>;
}

/** A switch that takes effect immediately. For an effect on submit, use `Checkbox`. */
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
