import type { OutcomeArea } from './outcomeStore.ts';
import type { KeptOutcome } from './keptOutcome.ts';

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

export const keptTransfer: KeptOutcome = {
  requestId: '3f2b8c1e-6d4a-4b6e-9c55-2a1f0d7e8b90',
  endpoint: 'transfers.create',
  owner: 'digest of a merchant',
  object: '',
  sentAt: 1_795_143_570,
  intention: {
    endpoint: 'transfers.create',
    id: '101',
    token: 'USDT',
    chain: 'TRON',
    net_work: 'TRC20',
    balance_type: 1,
    amount: '12.5',
    fee: '0',
    remark: '',
    mchid: '10013401',
    name: 'Ac*** Supplies',
    account: 'shop@acme.example',
  },
};
