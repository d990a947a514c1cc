import { type RefObject, useEffect } from 'react';

export const FIRST_FIELD =
  'input:not([type="radio"], [type="checkbox"], [role="combobox"]), textarea, button[type="submit"]';

export const FIRST_AMOUNT = 'input[inputmode="decimal"]:enabled';

export function useFocusFirst(ref: RefObject<HTMLFormElement | null>, isOn = true): void {
  useEffect(() => {
    if (isOn) ref.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [ref, isOn]);
}
