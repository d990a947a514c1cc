import { useEffect, useState } from 'react';
import { DEBOUNCE } from '#lib/useDebounced.ts';

/** Which fields are being typed in: those edited within the last 300 ms, and how to say that one was. */
export function useTypingPause<Name>(): readonly [ReadonlySet<Name>, (fields: readonly Name[]) => void] {
  const [typing, setTyping] = useState<ReadonlySet<Name>>(new Set());
  useEffect(() => {
    if (typing.size === 0) return undefined;
    const timer = setTimeout(() => setTyping(new Set()), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typing]);
  return [typing, (fields) => fields.length > 0 && setTyping(new Set(fields))];
}
