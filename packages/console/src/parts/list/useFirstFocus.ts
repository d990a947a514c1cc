import { type RefObject, useEffect, useRef } from 'react';
import { focusField } from '#lib/browser/pressControl.ts';

export function useFirstFocus(isFirst: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) focusField(ref.current);
  }, [isFirst]);
  return ref;
}
