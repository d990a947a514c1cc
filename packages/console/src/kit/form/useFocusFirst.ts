import { type RefObject, useEffect } from 'react';

export const FIRST_FIELD =
  'input:not([type="radio"], [type="checkbox"], [role="combobox"]), textarea, button[type="submit"]';

/** The control that the Tab key reaches first in a form. */
export const FIRST_CONTROL = 'input:not([type="radio"]:not(:checked)), textarea, button';

export const FIRST_AMOUNT = 'input[inputmode="decimal"]:enabled';

export function useFocusFirst(ref: RefObject<HTMLFormElement | null>, target = FIRST_FIELD): void {
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>(target)?.focus();
  }, [ref, target]);
}
