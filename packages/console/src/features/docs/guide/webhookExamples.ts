import { EVENT_VERSION, type OrderEventBody } from '@settlement/api-mocks/contract/callbacks';

const example: OrderEventBody = {
  event_id: 'evt_5c0e1f3b9a7d42f08e6b1c2d',
  event: 'payment.paid',
  version: EVENT_VERSION,
  sequence: 2,
  event_time: 1_763_606_398,
  appid: 'app_1001284604',
  mode: 2,
  trade_no: '84121795170660100123900212482004',
  out_trade_no: 'A-1001',
  state: 'paid',
  status: 2,
  diff_type: 0,
  amount: '25',
  amount_collected: '25',
  fees: '0.125',
  amount_refunded: '0',
  amount_remaining: '24.875',
  token: 'USDT',
  chain: 'TRON',
  net_work: 'TRC20',
  txid: '1f0f5d2c6f0e4b8a9d3c7e5b2a1f0d9c8b7a6e5d4c3b2a190817263544536271',
};

export const exampleBody = JSON.stringify(example);

export const exampleEvent = `POST /your/callback HTTP/1.1
Content-Type: application/json
X-Settlement-Event: ${example.event}
X-Settlement-Time: 1763606400
X-Settlement-Signature: <hexadecimal>

${exampleBody}`;
