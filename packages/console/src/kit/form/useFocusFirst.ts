import { type RefObject, useEffect } from 'react';

/** A field to type into, but none that opens a list over the others; where there is none, the button that sends. */
export const FIRST_FIELD =
  'input:not([type="radio"], [type="checkbox"], [role="combobox"]), textarea, button[type="submit"]';

/** The field of an amount, the one that is written in digits. */
export const FIRST_AMOUNT = 'input[inputmode="decimal"]:enabled';

/** Focuses the first field of a form that appears in place of what had the focus. */
export function useFocusFirst(ref: RefObject<HTMLFormElement | null>, isOn = true): void {
  useEffect(() => {
    if (isOn) ref.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [ref, isOn]);
}
