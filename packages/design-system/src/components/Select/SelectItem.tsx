import { use } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import * as css from '../../css/floating.css.ts';
import { CheckIcon } from '../../icons/icons.ts';
import { chosen } from './Select.css.ts';
import { SelectContext } from './SelectContext.ts';

export interface SelectItemProps {
  id: string;
  children: ReactNode;
  icon?: ReactNode;
  /** Muted second fact. */
  description?: ReactNode;
  /** What typing ahead matches, when it is not what is shown. */
  textValue?: string;
  isDisabled?: boolean;
}

/** One option of a `Select` or `MultiSelect`. Chosen, it shows itself in the trigger too. */
export function SelectItem({ id, children, icon, description, textValue, isDisabled }: SelectItemProps) {
  const list = use(SelectContext);
  if (!list) return null;
  const isSelected = list.selected.has(id);
  const message = (
    <>
      {icon}
      <span className={css.optionText}>
        <span>{children}</span>
        {description && <span className={css.optionNote}>{description}</span>}
      </span>
    </>
  );
  return (
    <div
      role="option"
      id={`${list.listId}-${id}`}
      data-key={id}
      data-text={textValue ?? (typeof children === 'string' ? children : undefined)}
      data-focused={list.activeKey === id || undefined}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      className={css.option}
    >
      {message}
      <span className={css.optionCheck}>{isSelected && <CheckIcon size={16} aria-hidden="true" />}</span>
      {isSelected &&
        list.valueSlot &&
        createPortal(<span className={chosen}>{message}</span>, list.valueSlot)}
    </div>
  );
}
