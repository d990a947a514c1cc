import { describe, expect, it } from 'vitest';
import { withdrawalStatus } from '#api-mocks/contract/enumerations.ts';
import { checkAddress, createWithdrawal } from '#api-mocks/contract/withdrawals.ts';
import { assetAt, assets } from '#api-mocks/core/catalogue/tokens.ts';
import { depositAddress } from '#api-mocks/resources/recharge/address.ts';
import { addressError, familiesOf } from '#api-mocks/rules/address.ts';
import { isAddressFamily, type AddressFamily } from '#api-mocks/rules/addressFamilies.ts';
import { dangerousAddresses } from '#api-mocks/rules/dangerousAddresses.ts';
import { addressKey, isSimilarAddress, isSameAddress } from '#api-mocks/rules/sameAddress.ts';
import { signedIn, uuid } from '#api-mocks/testing/client.ts';
import { addAddress, addWithdrawal } from './exitAttempts.ts';
import { forged, futureWitness, realAddresses, spoilt, type Sample } from './addressSamples.ts';

const assetIds: Partial<Record<AddressFamily, string>> = {
  evm: '102',
  tron: '101',
  bitcoin: '307',
  solana: '606',
  put: '808',
  xrp: '1009',
};

function openBook() {
  const { api, client, codes } = signedIn();
  const check = (family: AddressFamily, address: string) => {
    const id = assetIds[family];
    return id === undefined ? undefined : client.get(checkAddress, { query: { id, address } });
  };
  return { api, client, codes, check };
}

const real = realAddresses(12);
const hexAddress = (index: number) => `0x${index.toString(16).padStart(40, '0')}`;

interface Dangerous extends Sample {
  readonly expected: string;
}

function listed(): Dangerous[] {
  return Object.entries(dangerousAddresses).flatMap(([family, lists]) =>
    Object.entries(lists).flatMap(([expected, texts]) =>
      isAddressFamily(family) ? texts.map((text) => ({ family, text, expected })) : [],
    ),
  );
}

const ranges: readonly Dangerous[] = [
  ...Array.from({ length: 255 }, (_, index): Dangerous => ({
    family: 'evm',
    text: hexAddress(index + 1),
    expected: 'system',
  })),
  ...['0x0000000000000000000000000000000000001010', '0x4200000000000000000000000000000000000016'].map(
    (text): Dangerous => ({ family: 'evm', text, expected: 'system' }),
  ),
  ...Array.from('123456789abcd', (digit): Dangerous => ({
    family: 'evm',
    text: `0x${digit.repeat(40)}`,
    expected: 'burn',
  })),
  ...futureWitness.map((text): Dangerous => ({
    family: text.startsWith('bc') ? 'bitcoin' : 'litecoin',
    text,
    expected: 'burn',
  })),
  ...(
    [
      ['evm', hexAddress(0)],
      ['tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
      ['bitcoin', '1111111111111111111114oLvT2'],
      ['bitcoin', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs'],
      ['litecoin', 'LKDxGDJq5fF4FohAB8zJH24mDDNHDNtqsE'],
      ['dogecoin', 'D596YFweJQuHY1BbjazZYmAbt8jJPbKehC'],
      ['bitcoincash', 'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqfnhks603'],
      ['solana', '11111111111111111111111111111111'],
      ['xrp', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
      ['xrp', 'rrrrrrrrrrrrrrrrrrrrBZbvji'],
      ['ton', `0:${'0'.repeat(64)}`],
    ] as const
  ).map(([family, text]): Dangerous => ({ family, text, expected: 'zero' })),
];

describe('real addresses', () => {
  it('are accepted by the rules and the mock API', async () => {
    const { check } = openBook();
    expect(real.length).toBeGreaterThanOrEqual(100);
    for (const [index, sample] of real.entries()) {
      const { family, text } = sample;
      const wrong = spoilt(sample, index);
      expect(`${text} ${addressError(family, text)}`).toBe(`${text} `);
      expect(familiesOf(text)).toContain(family);
      expect(`${wrong} ${addressError(family, wrong) === ''}`).toBe(`${wrong} false`);
      const isOnBank = assetIds[family] !== undefined;
      expect([await check(family, text), await check(family, wrong)]).toMatchObject(
        isOnBank ? [{ valid: true, similar: [] }, { valid: false }] : [undefined, undefined],
      );
    }
  });

  it('are rejected if any character is changed and the family has a checksum', () => {
    const summed = realAddresses(2).filter(({ family }) => !['evm', 'solana', 'put'].includes(family));
    for (const { family, text } of summed)
      for (const [at, own] of Array.from(text).entries())
        for (const letter of 'AbQz3x7_-'.replace(own, '')) {
          const changed = text.slice(0, at) + letter + text.slice(at + 1);
          expect(`${changed} ${addressError(family, changed) === ''}`).toBe(`${changed} false`);
        }
  });
});

describe('dangerous addresses', () => {
  const all = [...listed(), ...ranges];

  it('are rejected with a reason, EVM addresses in lowercase, too', async () => {
    const { check } = openBook();
    for (const { family, text, expected } of all) {
      const forms = family === 'evm' ? [text, text.toLowerCase()] : [text];
      for (const form of forms) expect(`${form} ${addressError(family, form)}`).toBe(`${form} ${expected}`);
      const refused = { valid: false, reason: expected };
      expect((await check(family, text)) ?? refused).toMatchObject(refused);
    }
    expect(all.length).toBeGreaterThanOrEqual(400);
  });

  it('include the cataloged token contracts on every network', async () => {
    const { client } = openBook();
    const contracts = assets.filter(({ contract }) => contract !== '');
    for (const asset of assets) {
      for (const { contract, chain } of contracts) {
        if (chain.family !== asset.chain.family) continue;
        const answer = await client.get(checkAddress, { query: { id: asset.id, address: contract } });
        expect([asset.id, contract, answer.reason]).toEqual([asset.id, contract, 'contract']);
      }
    }
  });

  it('never receive money', async () => {
    const { api, client, codes } = openBook();
    const before = api.merchant().ledger.entries.length;
    for (const [index, { family, text, expected }] of listed().entries()) {
      const id = assetIds[family];
      if (id === undefined) continue;
      const refused = await client.refusal(createWithdrawal, {
        body: { request_id: uuid(index), id, address: text, amount: '50', ...codes() },
      });
      expect(refused.data.errors).toEqual({ address: `address_${expected}` });
    }
    expect(api.merchant().ledger.entries.length).toBe(before);
  });
});

function prefixOf({ family, text }: Sample): number {
  const found = /^(0x|T(?=.{33}$)|r|bc1[qp]|ltc1[qp]|D|bitcoincash:[qp]|[qp](?=.{41}$)|[EU]Q|cosmos1)/.exec(
    text,
  );
  return family === 'solana' || family === 'put' ? 0 : (found?.[0].length ?? 0);
}

describe('look-alike addresses', () => {
  it('are detected by four equal characters at each end after the prefix', () => {
    for (const sample of real) {
      const { family, text } = sample;
      const other = forged(sample, prefixOf(sample));
      expect(`${other} ${isSimilarAddress(family, text, other)}`).toBe(`${other} true`);
      // An address with only three equal characters at one end isn't a look-alike.
      const end = other.slice(0, -4) + (other.at(-4) === 'q' ? 'p' : 'q') + other.slice(-3);
      expect(isSimilarAddress(family, text, end)).toBe(false);
    }
  });

  it('exclude dissimilar addresses and other encodings of the same address', () => {
    real.forEach((sample, index) => {
      const { family, text } = sample;
      const again =
        family === 'evm' ? text.toLowerCase() : /^(bc|ltc)1/.test(text) ? text.toUpperCase() : text;
      expect(isSameAddress(family, text, again)).toBe(true);
      expect(isSimilarAddress(family, text, again)).toBe(false);
      const next = real[index + 1];
      const isOther = next?.family === family && addressKey(family, text) !== addressKey(family, next.text);
      expect(isOther && isSimilarAddress(family, text, next.text)).toBe(false);
    });
  });

  it('are found for deposit addresses and for saved, paid or deleted addresses', async () => {
    const { api, check } = openBook();
    const merchant = api.merchant();
    const asset = assets.find(({ id }) => id === '102') ?? assetAt(0);
    const addressOf = (index: number) => real[index]?.text ?? '';
    addAddress(api, addressOf(0), { asset: asset.index });
    addAddress(api, addressOf(1), { asset: asset.index, isDeleted: true });
    const recipient = { asset: asset.index, address: addressOf(2) };
    addWithdrawal(api, 3600, withdrawalStatus.accomplish, 1n, recipient);
    const known = [
      [addressOf(0), 'saved'],
      [addressOf(1), 'deleted'],
      [addressOf(2), 'paid'],
      [depositAddress(merchant.seed, asset), 'deposit'],
    ] as const;
    for (const [address, source] of known) {
      const text = forged({ family: 'evm', text: address.toLowerCase() }, 2);
      expect((await check('evm', text))?.similar).toMatchObject([{ address, source }]);
      expect((await check('evm', address.toLowerCase()))?.similar).toEqual([]);
    }
  });
});

describe('payment requests', () => {
  it.each([
    ['102', 'ethereum:0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12@137', 'chain_mismatch'],
    ['102', 'solana:2oveMFYdDYLaLtm3QiLRbYJeVifqN7krbpEYu2tACgh1', 'chain_mismatch'],
    ['103', 'ethereum:0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12@1', 'chain_mismatch'],
    ['102', 'ethereum:0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12@1', 'format'],
  ])('are rejected for the asset with ID %s: %s with the reason %s', async (id, address, reason) => {
    const { client } = openBook();
    expect((await client.get(checkAddress, { query: { id, address } })).reason).toBe(reason);
  });
});
