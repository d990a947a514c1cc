import { describe, expect, it } from 'vitest';
import { requiredLeft } from './requiredSetup.ts';
import { setupProgress, setupStates } from './setup.ts';

const user = { bind_google_auth: true, trade_password: false, gas_opened: false };
const nothing = { user, hasApplication: false, hasAddress: false, hasZone: false, skipped: [] };

describe('the set-up', () => {
  it('counts what is done, and what was skipped as no longer in the way', () => {
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

  it('does not let a required step be skipped', () => {
    expect(setupStates({ ...nothing, skipped: ['trade'] }).trade).toBe('left');
  });

  it('is through when everything is', () => {
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

  it('takes gas for open where a server does not say', () => {
    expect(requiredLeft({ bind_google_auth: false, trade_password: false })).toBe(2);
  });
});
