import type { OutcomeArea } from './outcomeArea.ts';

export function memoryOutcomeBrowser() {
  const values = new Map<string, string>();
  const tabs = new Set<Set<(key: string | null, value: string | null) => void>>();
  return {
    values,
    openTab(): OutcomeArea {
      const own = new Set<(key: string | null, value: string | null) => void>();
      tabs.add(own);
      const announce = (key: string, value: string | null) => {
        for (const listeners of tabs) {
          if (listeners !== own) for (const listener of listeners) listener(key, value);
        }
      };
      return {
        keys: () => [...values.keys()],
        get: (key) => values.get(key) ?? null,
        set(key, value) {
          values.set(key, value);
          announce(key, value);
        },
        remove(key) {
          if (values.delete(key)) announce(key, null);
        },
        subscribe(listener) {
          own.add(listener);
          return () => own.delete(listener);
        },
      };
    },
  };
}
