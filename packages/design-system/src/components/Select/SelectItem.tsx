import type { ReactNode, Ref } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import type { ListBoxItemProps } from 'react-aria-components/ListBox';

import * as css from '#css/floating.css.ts';
import { CheckIcon } from '#icons/icons.ts';
import type { Closed } from '../Field/types.ts';
import { useOwner } from '../Field/owner.tsx';
import { optionContent } from './Select.css.ts';

export interface SelectItemProps extends Closed<ListBoxItemProps> {
  /** The ID for `value`. */
  id: string;
  /** The label in the list. After the selection, it appears in the field. */
  children: ReactNode;
  /** The icon before the label, such as the icon of a token. */
  icon?: ReactNode;
  /** A secondary text in a muted color. */
  description?: ReactNode;
  /** The text for type-ahead and filtering, if it differs from the displayed text. */
  textValue?: string;
  /** The root element, for measuring or scrolling. */
  ref?: Ref<HTMLDivElement>;
}

/** An option of a `Select`, `MultiSelect` or `ComboBox`. The trigger of a select shows the selected option. */
export function SelectItem({ children, icon, description, textValue, ...item }: SelectItemProps) {
  useOwner('SelectItem', 'Select');
  return (
    <ListBoxItem {...item} textValue={textValue ?? plainText(children)} className={css.option}>
      {({ isSelected }) => (
        <>
          <span className={optionContent}>
            {icon}
            <span className={css.optionText}>
              <span>{children}</span>
              {description && <span className={css.optionNote}>{description}</span>}
            </span>
          </span>
          <span className={css.optionCheck}>{isSelected && <CheckIcon size={16} aria-hidden="true" />}</span>
        </>
      )}
    </ListBoxItem>
  );
}

/** Returns the text of a node, without the text of elements in the node. */
function plainText(shown: ReactNode): string {
  if (typeof shown === 'string' || typeof shown === 'number') return String(shown);
  return Array.isArray(shown) ? shown.map(plainText).join('') : '';
}
