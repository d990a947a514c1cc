import { describe, expect, it } from 'vitest';
import { networkWith, tokenWith } from '#app/testingRecords.ts';
import type { TokenOnNetwork } from '#data/currencies.ts';
import { pathsOf } from '#lib/address/paths.ts';
import { type Standing, actionHref, assetActions, blockOf } from './AssetActions.tsx';

const listed = (status: number, more: Partial<TokenOnNetwork['token']> = {}): TokenOnNetwork => ({
  network: networkWith({ status }),
  token: tokenWith(more),
});
const open: Standing = { isAuthorised: true, lockUntil: 0, isFrozen: false, now: 100 };
const all = (balance: string, token: TokenOnNetwork | undefined, standing: Standing) =>
  assetActions.map((action) => blockOf(action, { balance }, token, standing));

describe('blockOf', () => {
  it('allows all actions for an active account with a balance on a working network', () => {
    expect(all('5', listed(1), open)).toEqual(Array.from({ length: 5 }));
  });

  it('blocks all actions except the details without merchant permission (§6)', () => {
    const closed = { ...open, isAuthorised: false };
    expect(all('5', listed(1), closed)).toEqual([
      'permission',
      'permission',
      'permission',
      'permission',
      undefined,
    ]);
    expect(all('5', listed(1), { ...open, isAuthorised: undefined })).toEqual(Array.from({ length: 5 }));
  });

  it('blocks deposits, withdrawals and swaps on a network under maintenance', () => {
    const expected = ['maintenance', 'maintenance', 'maintenance', undefined, undefined];
    expect(all('5', listed(2), open)).toEqual(expected);
    expect(blockOf('withdraw', { balance: '5' }, listed(1, { withdraw_status: 2 }), open)).toBe(
      'maintenance',
    );
  });

  it('blocks outgoing transfers while withdrawals are locked or frozen', () => {
    expect(all('5', listed(1), { ...open, lockUntil: 200 })).toEqual([
      undefined,
      'locked',
      undefined,
      'locked',
      undefined,
    ]);
    expect(blockOf('transfer', { balance: '5' }, undefined, { ...open, isFrozen: true })).toBe('frozen');
    expect(blockOf('withdraw', { balance: '5' }, undefined, { ...open, lockUntil: 99 })).toBeUndefined();
  });

  it('blocks withdrawals, swaps and transfers if the balance is zero', () => {
    expect(all('0', listed(1), open)).toEqual([undefined, 'empty', 'empty', 'empty', undefined]);
  });
});

describe('actionHref', () => {
  it('returns the URLs of the specification (§2)', () => {
    const paths = pathsOf('desktop');
    expect(assetActions.map((action) => actionHref(action, '101', paths))).toEqual([
      '/property/recharge?id=101',
      '/property/withdraw?id=101',
      '/property/swap?from=101',
      '/property/transfer?id=101',
      '/property/fundingDetails?id=101',
    ]);
    expect(actionHref('withdraw', '101', pathsOf('mobile'))).toBe('/m/withdraw?id=101');
  });
});
