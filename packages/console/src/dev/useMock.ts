import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { useEffect, useReducer } from 'react';
import { MOCK_CHANGED } from './mockChanged.ts';

export function useMock(api: MockApi): { change: (action: () => void) => void } {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(redraw, 1000);
    const unsubscribe = api.subscribe(redraw);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [api]);
  return {
    change(action) {
      action();
      redraw();
      window.dispatchEvent(new Event(MOCK_CHANGED));
    },
  };
}
