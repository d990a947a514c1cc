import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import type { AddressFamily } from '@settlement/api-mocks/rules/addressFamilies';
import { describe, expect, it } from 'vitest';
import { networkWith, tokenWith } from '#app/testingRecords.ts';
import type { TokenChoice } from '../parts/tokenChoices.ts';
import { readRows } from './readRows.ts';

const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const EVM = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';

function on(id: string, symbol: string, chain: string, chain_family: AddressFamily) {
  const token = tokenWith({ id, token: symbol, ...(id === '102' && { contract: TOKEN }) });
  const network = networkWith({ id: chain, chain, net_work: `${chain}20`, chain_family, subset: [token] });
  return { network, token };
}

const choices: readonly TokenChoice[] = [
  {
    token: 'USDT',
    logo: '',
    balance: '500',
    networks: [
      on('101', 'USDT', 'TRON', 'tron'),
      on('102', 'USDT', 'Ethereum', 'evm'),
      on('103', 'USDT', 'BSC', 'evm'),
    ],
  },
  { token: 'TRX', logo: '', balance: '0', networks: [on('104', 'TRX', 'TRON', 'tron')] },
];
const treasury: SavedAddress = {
  id: '3001',
  label: 'Treasury cold',
  token: 'USDT',
  chain: 'TRON',
  net_work: 'TRC20',
  chain_family: 'tron',
  logo: '',
  currency_id: '101',
  address: TRON,
  memo: '',
  note: '',
  status: 1,
  active_time: 0,
  use_count: 0,
  last_used_time: 0,
  created_time: 0,
};
const read = (text: string) => readRows(text, { choices, saved: [treasury] });
const facts = (text: string) =>
  read(text).rows.map(({ id, address, amount, name }) => [id, address, amount, name]);

describe('readRows', () => {
  it('selects the only token with a balance that the address can receive', () => {
    expect(facts(`${TRON}, 120`)).toEqual([['101', TRON, '120', '']]);
  });

  it('accepts columns in any order without headings', () => {
    expect(facts(`BSC\t7.5\tHarbor Logistics\t${EVM}\tusdt`)).toEqual([
      ['103', EVM, '7.5', 'Harbor Logistics'],
    ]);
  });

  it('reads headings in both languages', () => {
    expect(facts(`名称;地址;金额;网络\nHarbor;${EVM};7;Ethereum`)).toEqual([['102', EVM, '7', 'Harbor']]);
  });

  it('finds a saved address by its label', () => {
    expect(facts('treasury cold,"1,200.50"')).toEqual([['101', TRON, '1200.50', 'Treasury cold']]);
  });

  it('selects the saved address of the token if several addresses have the same label', () => {
    const ethereum = { ...treasury, id: '3002', currency_id: '102', chain: 'Ethereum', address: EVM };
    const { rows } = readRows('Treasury cold, 5, USDT, Ethereum', { choices, saved: [treasury, ethereum] });
    expect(rows).toMatchObject([{ id: '102', address: EVM }]);
  });

  it('selects no network if the address is valid on several networks', () => {
    expect(facts(`${EVM},5`)).toEqual([['', EVM, '5', '']]);
  });

  it('keeps lines that can’t be sent', () => {
    expect(facts('somebody, 5\n\nTC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBX,')).toEqual([
      ['', 'somebody', '5', ''],
      ['', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBX', '', ''],
    ]);
  });

  it('doesn’t interpret commas as thousands separators in a table with semicolons', () => {
    expect(facts(`address;amount\n${TRON};1,234\n${TRON};1234`)).toEqual([
      ['101', TRON, '1,234', ''],
      ['101', TRON, '1234', ''],
    ]);
  });

  it('reads the heading 标签 as the label, as in exports of the address book', () => {
    const { rows } = read(`标签,地址,Memo,金额\nDesk,${TRON},7,5`);
    expect(rows).toMatchObject([{ name: 'Desk', memo: '7', amount: '5' }]);
  });

  it('returns a line of unknown headings separately from the rows', () => {
    expect(read(`Wallet;Sum\n${TRON};5`)).toMatchObject({ rows: [{ amount: '5' }], unknown: 'Wallet, Sum' });
  });

  it.each([
    ['an empty cell', '', '5', ''],
    ['the same amount', '5.0', '5.0', ''],
    ['another amount', '7', '7', '5'],
    ['an unreadable amount', 'five', 'five', '5'],
  ])('compares the amount of a payment request with %s', (_, cell, amount, linkAmount) => {
    const link = `ethereum:${TOKEN}@1/transfer?address=${EVM}&uint256=5e6`;
    const { rows } = read(`address,amount\n${link},${cell}\ntron:${TRON}?amount=5,${cell}`);
    expect(rows).toMatchObject([
      { id: '102', address: EVM, amount, linkAmount },
      { id: '101', address: TRON, amount, linkAmount },
    ]);
  });

  it('keeps the whole payment request if its memo differs from the memo column', () => {
    const xrp = 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5';
    const ledger = on('105', 'XRP', 'XRP Ledger', 'xrp');
    const networks = [{ ...ledger, network: { ...ledger.network, memo: true } }];
    const known = { choices: [{ token: 'XRP', logo: '', balance: '1', networks }], saved: [] };
    const { rows } = readRows(`address,memo\nxrpl:${xrp}?dt=7,8\nxrpl:${xrp}?dt=7,7`, known);
    expect(rows.map(({ address }) => address)).toEqual([`xrpl:${xrp}?dt=7`, xrp]);
  });

  it('counts the lines that exceed the limit of 200', () => {
    const { rows, left } = read(Array.from({ length: 205 }, () => `${TRON},1`).join('\n'));
    expect([rows.length, left]).toEqual([200, 5]);
  });
});
