import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import type { SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';

import { cx } from '../../css/cx.ts';
import { choice, description as descriptionClass, words } from '../Checkbox/Checkbox.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Switch.css.ts';

export interface SwitchProps extends Pick<
  AriaSwitchProps,
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'isDisabled'
  | 'isReadOnly'
  | 'name'
  | 'value'
  | 'autoFocus'
  | 'aria-describedby'
> {
  /** What is on or off; the words do not change with it. */
  children: ReactNode;
  description?: ReactNode;
  isLabelHidden?: boolean;
  /** Words first, switch at the end of the row, as in settings. */
  isRow?: boolean;
}

/** On or off, at once. With the rest of a form: use `Checkbox`. */
export function Switch({ children, description, isLabelHidden, isRow, ...behaviour }: SwitchProps) {
  const label = isLabelHidden ? (
    <VisuallyHidden>{children}</VisuallyHidden>
  ) : (
    <span className={words}>
      <span>{children}</span>
      {description && <span className={descriptionClass}>{description}</span>}
    </span>
  );
  return (
    <AriaSwitch {...behaviour} className={cx(choice, isRow && css.row)}>
      {isRow && label}
      <span className={css.track}>
        <span className={css.thumb} />
      </span>
      {!isRow && label}
    </AriaSwitch>
  );
}
