import type { ReactNode, Ref } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import type { ListBoxItemProps } from 'react-aria-components/ListBox';

import * as css from '#css/floating.css.ts';
import { CheckIcon } from '#icons/icons.ts';
import type { Closed } from '../Field/types.ts';
import { optionContent } from './Select.css.ts';

export interface SelectItemProps extends Closed<ListBoxItemProps> {
  /** What `selectedKey` holds. */
  id: string;
  /** The words of the choice. */
  children: ReactNode;
  /** Before the words, as of a token. */
  icon?: ReactNode;
  /** Muted second fact. */
  description?: ReactNode;
  /** What typing ahead and filtering match, when it is not what is shown. */
  textValue?: string;
  /** The element, to measure or to scroll to. */
  ref?: Ref<HTMLDivElement>;
}

/** One option of a `Select`, `MultiSelect` or `ComboBox`. Chosen, it shows itself in the trigger of a select. */
export function SelectItem({ children, icon, description, textValue, ...item }: SelectItemProps) {
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

/** The words of what is shown, as far as it is nothing but words. */
function plainText(shown: ReactNode): string {
  if (typeof shown === 'string' || typeof shown === 'number') return String(shown);
  return Array.isArray(shown) ? shown.map(plainText).join('') : '';
}
