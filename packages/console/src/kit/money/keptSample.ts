import type { KeptOutcome } from './keptOutcome.ts';

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
