import { errorCode } from '@settlement/api-mocks/contract/errors';
import { describe, expect, it } from 'vitest';
import {
  createAddress,
  deleteAddress,
  editAddress,
  listAddresses,
  setAddressPolicy,
} from '#api-mocks/contract/addresses.ts';
import { getRechargeAddress } from '#api-mocks/contract/recharge.ts';
import { createSwapOrder, getSwapQuote } from '#api-mocks/contract/swap.ts';
import { createTransfer } from '#api-mocks/contract/transfers.ts';
import { createWithdrawal } from '#api-mocks/contract/withdrawals.ts';
import { createMockApi } from '#api-mocks/entries/createMockApi.ts';
import { createClient, signedIn, uuid } from '#api-mocks/testing/client.ts';

const HOUR = 3600;
const EVM = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';
const XRP = 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5';
const id = { usdtOnEthereum: '102', usdtOnBsc: '103', usdcOnPolygon: '204', usdtOnTron: '101', xrp: '1009' };

function openBook() {
  const { api, client, codes } = signedIn();
  let sent = 0;
  const request_id = () => uuid((sent += 1));
  const save = (currency_id: string, address: string, label: string, memo = '') =>
    client.get(createAddress, { body: { currency_id, address, label, memo, ...codes() } });
  const withdraw = async (currency: string, address: string, more: object = {}) => {
    const body = { request_id: request_id(), id: currency, address, amount: '50', ...codes(), ...more };
    const answer: unknown = await (await client.send(createWithdrawal, { body })).json();
    return answer;
  };
  const policy = (change: { only_saved?: 1 | 2; cooling?: 1 | 2 }) =>
    client.get(setAddressPolicy, { body: { ...change, ...codes() } });
  const current = async () => (await client.get(listAddresses, { query: {} })).policy;
  return { api, client, codes, save, withdraw, policy, current, request_id };
}

/** Returns the deposit address of the merchant that receives the transfers. */
async function acmeAddress(): Promise<string> {
  const acme = createMockApi({ merchant: 'acme', isSignedIn: true });
  return (await createClient(acme).get(getRechargeAddress, { body: { id: '101' } })).address;
}

const cooling = { code: errorCode.PARAMETER_ERROR, data: { errors: { address: 'address_cooling' } } };
const notSaved = { code: errorCode.PARAMETER_ERROR, data: { errors: { address: 'address_not_saved' } } };
const passed = { code: 200 };

describe('the cooling-off period', () => {
  it('continues after the saved address is deleted', async () => {
    const { api, client, save, withdraw } = openBook();
    const saved = await save(id.usdtOnEthereum, EVM, 'Cold');
    await client.get(deleteAddress, { body: { id: saved.id } });
    expect(await withdraw(id.usdtOnEthereum, EVM)).toMatchObject(cooling);
    api.advance(24 * HOUR);
    expect(await withdraw(id.usdtOnEthereum, EVM)).toMatchObject(passed);
  });

  it('restarts when a deleted address is saved again', async () => {
    const { api, client, save, withdraw } = openBook();
    const saved = await save(id.usdtOnEthereum, EVM, 'Cold');
    api.advance(12 * HOUR);
    await client.get(deleteAddress, { body: { id: saved.id } });
    const again = await save(id.usdtOnEthereum, EVM, 'Cold');
    expect(again.active_time - saved.active_time).toBeGreaterThanOrEqual(12 * HOUR);
    api.advance(13 * HOUR);
    expect(await withdraw(id.usdtOnEthereum, EVM)).toMatchObject(cooling);
  });

  it('still applies if its address is saved again after the rule was turned off', async () => {
    const { api, client, save, policy } = openBook();
    await policy({ cooling: 2 });
    api.advance(47 * HOUR);
    const saved = await save(id.usdtOnEthereum, EVM, 'Cold');
    await client.get(deleteAddress, { body: { id: saved.id } });
    api.advance(2 * HOUR);
    const again = await save(id.usdtOnEthereum, EVM, 'Cold');
    expect([again.status, again.active_time]).toEqual([2, saved.active_time]);
  });

  it('applies to other letter cases, networks and tokens of the same address', async () => {
    const { save, withdraw } = openBook();
    await save(id.usdtOnEthereum, EVM, 'Cold');
    for (const [currency, address] of [
      [id.usdtOnEthereum, EVM.toLowerCase()],
      [id.usdtOnEthereum, ` 0x${EVM.slice(2).toUpperCase()} `],
      [id.usdtOnBsc, EVM],
      [id.usdcOnPolygon, EVM.toLowerCase()],
    ] as const)
      expect(await withdraw(currency, address)).toMatchObject(cooling);
  });

  it('applies to another memo at the same address', async () => {
    const { save, withdraw } = openBook();
    await save(id.xrp, XRP, 'Desk', '7');
    expect(await withdraw(id.xrp, XRP, { memo: '8' })).toMatchObject(cooling);
    expect(await withdraw(id.xrp, XRP)).toMatchObject(cooling);
  });

  it('can’t be ended by turning the saved address off or on', async () => {
    const { client, save } = openBook();
    const saved = await save(id.usdtOnEthereum, EVM, 'Cold');
    for (const status of [1, 3] as const)
      expect(await client.reason(editAddress, { body: { id: saved.id, status } })).toBe('state_conflict');
  });

  it('applies to an address that a withdrawal has saved', async () => {
    const { withdraw } = openBook();
    const first = await withdraw(id.usdtOnEthereum, EVM, { save_address: true, label: 'New' });
    expect(first).toMatchObject(passed);
    expect(await withdraw(id.usdtOnBsc, EVM)).toMatchObject(cooling);
  });

  it('doesn’t restart when the address is saved for other tokens', async () => {
    const { api, save, withdraw } = openBook();
    await save(id.usdtOnEthereum, EVM, 'Cold');
    api.advance(24 * HOUR);
    await save(id.usdcOnPolygon, EVM, 'Cold');
    expect(await withdraw(id.usdtOnEthereum, EVM)).toMatchObject(passed);
    expect(await withdraw(id.usdtOnBsc, EVM)).toMatchObject(passed);
    expect(await withdraw(id.usdcOnPolygon, EVM)).toMatchObject(cooling);
  });
});

describe('the block of a disabled address', () => {
  const blocked = { code: errorCode.PARAMETER_ERROR, data: { errors: { address: 'address_disabled' } } };
  const turnedOff = async (currency: string, address: string, memo = '') => {
    const bank = openBook();
    const { api, client, codes, save } = bank;
    const entry = await save(currency, address, 'Old', memo);
    api.advance(24 * HOUR);
    await client.get(editAddress, { body: { id: entry.id, status: 3 } });
    const saveAgain = async (other: string, otherMemo = '') => {
      const body = { currency_id: other, address, label: 'Again', memo: otherMemo, ...codes() };
      const answer: unknown = await (await client.send(createAddress, { body })).json();
      return answer;
    };
    return { ...bank, entry, saveAgain };
  };

  it('applies to every token and network of the address family', async () => {
    const { withdraw } = await turnedOff(id.usdtOnEthereum, EVM);
    for (const [currency, address] of [
      [id.usdtOnEthereum, EVM],
      [id.usdtOnBsc, EVM],
      [id.usdcOnPolygon, EVM.toLowerCase()],
    ] as const)
      expect(await withdraw(currency, address)).toMatchObject(blocked);
  });

  it('applies even if an entry for another token is active', async () => {
    const { api, client, save, withdraw } = openBook();
    const old = await save(id.usdtOnEthereum, EVM, 'Old');
    await save(id.usdcOnPolygon, EVM, 'Old');
    api.advance(24 * HOUR);
    await client.get(editAddress, { body: { id: old.id, status: 3 } });
    expect(await withdraw(id.usdcOnPolygon, EVM)).toMatchObject(blocked);
  });

  it('applies to every memo if the disabled entry has no memo', async () => {
    const { withdraw } = await turnedOff(id.xrp, XRP);
    expect(await withdraw(id.xrp, XRP)).toMatchObject(blocked);
    expect(await withdraw(id.xrp, XRP, { memo: '8' })).toMatchObject(blocked);
  });

  it('applies only to one memo if the disabled entry has a memo', async () => {
    const { withdraw } = await turnedOff(id.xrp, XRP, '7');
    expect(await withdraw(id.xrp, XRP, { memo: '7' })).toMatchObject(blocked);
    expect(await withdraw(id.xrp, XRP, { memo: '8' })).toMatchObject(passed);
  });

  it('prevents a new entry for the address until the disabled entry is turned on', async () => {
    const { client, codes, entry, saveAgain, withdraw } = await turnedOff(id.usdtOnEthereum, EVM);
    expect(await saveAgain(id.usdtOnBsc)).toMatchObject(blocked);
    await client.get(editAddress, { body: { id: entry.id, status: 1, ...codes() } });
    expect(await withdraw(id.usdtOnBsc, EVM)).toMatchObject(passed);
  });

  it('applies to a transfer to the merchant that owns the address', async () => {
    const { client, codes, request_id } = await turnedOff(id.usdtOnTron, await acmeAddress());
    const body = { request_id: request_id(), id: '101', account: '10013401', amount: '5', ...codes() };
    expect(await client.errors(createTransfer, { body })).toEqual({
      account: 'account_disabled',
    });
  });
});

describe('the rule to use only saved addresses', () => {
  it('rejects another memo at a saved address', async () => {
    const { api, save, withdraw, policy } = openBook();
    await save(id.xrp, XRP, 'Desk', '7');
    api.advance(24 * HOUR);
    await policy({ only_saved: 1 });
    expect(await withdraw(id.xrp, XRP, { memo: '8' })).toMatchObject(notSaved);
    expect(await withdraw(id.xrp, XRP, { memo: '7' })).toMatchObject(passed);
  });

  it('rejects transfers to a merchant whose address isn’t saved', async () => {
    const { api, client, codes, save, policy, request_id } = openBook();
    await policy({ only_saved: 1 });
    const body = () => ({
      request_id: request_id(),
      id: '101',
      account: '10013401',
      amount: '5',
      ...codes(),
    });
    expect(await client.errors(createTransfer, { body: body() })).toEqual({
      account: 'account_not_saved',
    });
    await save(id.usdtOnTron, await acmeAddress(), 'Acme here');
    expect(await client.code(createTransfer, { body: body() })).toBe(errorCode.PARAMETER_ERROR);
    api.advance(24 * HOUR);
    expect((await client.get(createTransfer, { body: body() })).progress).toBe(2);
  });
});

describe('a weakened rule', () => {
  it.each(['only_saved', 'cooling'] as const)('stays active for another 48 hours: %s', async (rule) => {
    const { api, policy, current } = openBook();
    const end = rule === 'cooling' ? 'effective_time' : 'only_saved_effective_time';
    await policy({ [rule]: 1 });
    const pending = await policy({ [rule]: 2 });
    expect(pending[rule]).toBe(1);
    expect(pending[end]).toBe(api.clock.now() + 48 * HOUR);
    api.advance(24 * HOUR);
    expect((await policy({ [rule]: 2 }))[end]).toBe(pending[end]);
    api.advance(pending[end] - api.clock.now() - 1);
    expect(await current()).toMatchObject({ [rule]: 1, [end]: pending[end] });
    api.advance(1);
    expect(await current()).toMatchObject({ [rule]: 2, [end]: 0 });
  });

  it.each(['only_saved', 'cooling'] as const)('stays active if it’s turned on again: %s', async (rule) => {
    const { api, policy, current } = openBook();
    await policy({ [rule]: 1 });
    await policy({ [rule]: 2 });
    expect(await policy({ [rule]: 1 })).toMatchObject({
      [rule]: 1,
      effective_time: 0,
      only_saved_effective_time: 0,
    });
    api.advance(49 * HOUR);
    expect((await current())[rule]).toBe(1);
    await policy({ [rule]: 2 });
    expect((await current())[rule]).toBe(1);
  });

  it('applies while its change is pending', async () => {
    const { api, policy, withdraw } = openBook();
    await policy({ only_saved: 1 });
    await policy({ only_saved: 2 });
    expect(await withdraw(id.usdtOnEthereum, EVM)).toMatchObject(notSaved);
    api.advance(48 * HOUR);
    expect(await withdraw(id.usdtOnEthereum, EVM)).toMatchObject(passed);
  });
});

it.each([1, 2] as const)(
  'splitting a swap doesn’t avoid its verification: balance type %i',
  async (balance_type) => {
    const { api, client, codes, request_id } = openBook();
    const route = { pair_id: '51', direction: 2 as const, from_id: '101', to_id: '307', balance_type };
    const swap = async (amount: string, proof: object = {}) => {
      const { quote_id } = await client.get(getSwapQuote, { body: { ...route, amount } });
      const body = { ...route, quote_id, from_amount: amount, request_id: request_id(), ...proof };
      const answer: unknown = await (await client.send(createSwapOrder, { body })).json();
      return answer;
    };
    expect(await swap('600')).toMatchObject({ code: 200 });
    expect(await swap('400')).toMatchObject({ code: 200 });
    expect(await swap('5')).toMatchObject({ code: errorCode.VERIFICATION_REQUIRED });
    expect(await swap('5', codes())).toMatchObject({ code: 200 });
    api.advance(24 * HOUR);
    expect(await swap('600')).toMatchObject({ code: 200 });
  },
);
