import { type SavedAddress, savedAddress } from '@settlement/api-mocks/contract/addresses';
import { type CurrencyToken, currency, currencyToken } from '@settlement/api-mocks/contract/currencies';
import { type Recharge, recharge } from '@settlement/api-mocks/contract/recharge';
import { type Withdrawal, withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { parse } from 'valibot';
import type { Currency } from '#data/currencies.ts';

const onTron = { token: 'USDT', chain: 'TRON', net_work: 'TRC20' };

/* The contract fills in the fields that a server can omit. */

export const tokenWith = (more: Partial<CurrencyToken> = {}): CurrencyToken =>
  parse(currencyToken, { id: '101', token: 'USDT', ...more });

export const networkWith = (more: Partial<Currency> = {}): Currency => ({
  ...parse(currency, { id: '1', chain: 'TRON', net_work: 'TRC20', subset: [] }),
  chain_family: 'tron',
  memo: false,
  ...more,
});

export const withdrawalWith = (more: Partial<Withdrawal> = {}): Withdrawal =>
  parse(withdrawal, {
    ...onTron,
    trade_no: '20261120025930000000000000000042',
    amount: '120',
    rate: '0.001',
    fee: '1.7',
    service_fee: '0.5',
    network_fee: '1.2',
    actual_amount: '118.3',
    usdt_amount: '120',
    address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
    status: 1,
    confirm_num: 19,
    created_time: 1_795_143_570,
    ...more,
  });

export const rechargeWith = (more: Partial<Recharge> = {}): Recharge =>
  parse(recharge, { ...onTron, trade_no: '1', amount: '1', progress: 1, created_time: 100, ...more });

export const addressWith = (more: Partial<SavedAddress> = {}): SavedAddress =>
  parse(savedAddress, {
    ...onTron,
    id: '1',
    label: 'Treasury',
    currency_id: '101',
    chain_family: 'tron',
    logo: '',
    address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
    memo: '',
    note: '',
    status: 1,
    active_time: 0,
    last_used_time: 0,
    use_count: 0,
    created_time: 0,
    ...more,
  });
