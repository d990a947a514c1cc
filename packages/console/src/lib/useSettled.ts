import { useEffect, useState } from 'react';
import { DEBOUNCE } from './useDebounced.ts';

/** A value once it has rested: what is asked of the server while somebody types. */
export function useSettled<T>(value: T, delay = DEBOUNCE): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
