import { useEffect, useState } from 'react';

/** A value once it has rested; `null` while it changes. */
export function useRested(value: string, delay: number): string | null {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (rested === value) return undefined;
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, rested, delay]);
  return rested === value ? value : null;
}
