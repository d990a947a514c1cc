import { useEffect, useState } from 'react';
import { DEBOUNCE } from './useDebounced.ts';

/** A debounced value. */
export function useSettled<T>(value: T, delay = DEBOUNCE): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
