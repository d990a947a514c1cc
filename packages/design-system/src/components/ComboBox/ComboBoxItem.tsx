import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';

import * as css from '../../css/floating.css.ts';
import { CheckIcon } from '../../icons/icons.ts';

export interface ComboBoxItemProps {
  id: string;
  children: ReactNode;
  icon?: ReactNode;
  /** Muted second fact. */
  description?: ReactNode;
  /** What typing ahead matches. */
  textValue?: string;
  isDisabled?: boolean;
}

/** One option of a `ComboBox`. */
export function ComboBoxItem({ children, icon, description, textValue, ...item }: ComboBoxItemProps) {
  return (
    <ListBoxItem
      {...item}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={css.option}
    >
      {({ isSelected }) => (
        <>
          {icon}
          <span className={css.optionText}>
            <span>{children}</span>
            {description && <span className={css.optionNote}>{description}</span>}
          </span>
          <span className={css.optionCheck}>{isSelected && <CheckIcon size={16} aria-hidden="true" />}</span>
        </>
      )}
    </ListBoxItem>
  );
}
