import { getUserInfo } from '@settlement/api-mocks/contract/user';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it } from 'vitest';
import { success, testConsole, userWith } from '#app/testing.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { endpointKey } from './calls/endpointQuery.ts';
import { requiredLeft } from './dashboard.ts';
import { setupProgress, setupStates, skippedStepsAtom, testOrderAtom } from './setup.ts';

const user = { bind_google_auth: true, trade_password: false, gas_opened: false };
const nothing = { user, hasApplication: false, hasAddress: false, hasZone: false, skipped: [] };

describe('the setup', () => {
  it('counts completed and skipped steps as progress', () => {
    const states = setupStates({ ...nothing, skipped: ['app', 'zone'] });
    expect(states).toEqual({
      google: 'done',
      trade: 'left',
      gas: 'left',
      app: 'skipped',
      address: 'left',
      zone: 'skipped',
    });
    expect(setupProgress(states)).toBe(50);
  });

  it('doesn’t allow skipping a required step', () => {
    expect(setupStates({ ...nothing, skipped: ['trade'] }).trade).toBe('left');
  });

  it('reports 100% when all steps are done', () => {
    const all = { bind_google_auth: true, trade_password: true, gas_opened: true };
    const states = setupStates({
      user: all,
      hasApplication: true,
      hasAddress: true,
      hasZone: true,
      skipped: [],
    });
    expect(setupProgress(states)).toBe(100);
    expect(requiredLeft(all)).toBe(0);
  });

  it('treats the gas account as open if the server doesn’t send its state', () => {
    expect(requiredLeft({ bind_google_auth: false, trade_password: false })).toBe(2);
  });

  it('keeps the skipped steps of another tab and replaces its test order', () => {
    const storage = memoryStorage();
    const open = () => {
      const { store } = testConsole(() => success(null), { storage });
      store.get(queryClientAtom).setQueryData(endpointKey(getUserInfo, {}), userWith(3));
      return store;
    };
    const [store, otherTab] = [open(), open()];
    expect(store.get(testOrderAtom)).toBeUndefined();
    otherTab.set(skippedStepsAtom, 'address', true);
    otherTab.set(testOrderAtom, '1');
    store.set(testOrderAtom, '2');
    expect(store.get(testOrderAtom)).toBe('2');
    expect(store.get(skippedStepsAtom)).toContain('address');
  });
});
