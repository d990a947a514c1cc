import type { CurrencyToken } from '@settlement/api-mocks/contract/currencies';
import type { Recharge } from '@settlement/api-mocks/contract/recharge';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import type { Currency } from '#data/currencies.ts';

export const tokenWith = (more: Partial<CurrencyToken> = {}): CurrencyToken => ({
  id: '101',
  token: 'USDT',
  logo: '',
  contract: '',
  decimals: 6,
  price: '1',
  min_recharge: '1',
  min_withdraw: '1',
  recharge_status: 1,
  withdraw_status: 1,
  swap_status: 1,
  ...more,
});

export const networkWith = (more: Partial<Currency> = {}): Currency => ({
  id: '1',
  chain: 'TRON',
  net_work: 'TRC20',
  chain_family: 'tron',
  logo: '',
  confirm_num: 19,
  eta_seconds: 60,
  memo: false,
  status: 1,
  explorer_tx: '',
  explorer_address: '',
  subset: [],
  ...more,
});

export const withdrawalWith = (more: Partial<Withdrawal> = {}): Withdrawal => ({
  trade_no: '20261120025930000000000000000042',
  request_id: '',
  token: 'USDT',
  chain: 'TRON',
  net_work: 'TRC20',
  logo: '',
  amount: '120',
  rate: '0.001',
  fee: '1.7',
  service_fee: '0.5',
  network_fee: '1.2',
  actual_amount: '118.3',
  usdt_amount: '120',
  address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
  memo: '',
  label: '',
  txid: '',
  browser_url: '',
  status: 1,
  reason: '',
  confirmations: 0,
  confirm_num: 19,
  source: 1,
  created_time: 1_795_143_570,
  finish_time: 0,
  ...more,
});

export const rechargeWith = (more: Partial<Recharge> = {}): Recharge => ({
  trade_no: '1',
  token: 'USDT',
  chain: 'TRON',
  net_work: 'TRC20',
  logo: '',
  amount: '1',
  usdt_amount: '1',
  from_address: '',
  to_address: '',
  txid: '',
  browser_url: '',
  confirmations: 3,
  confirm_num: 19,
  progress: 1,
  created_time: 100,
  confirmation_time: 0,
  ...more,
});
