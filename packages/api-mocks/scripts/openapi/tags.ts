const tags: Readonly<Record<string, readonly [name: string, description: string]>> = {
  auth: ['Sign-in and registration', 'Sessions, registration and forgotten passwords'],
  user: ['Merchant and account', 'The merchant, their permission, sessions, log and saved views'],
  security: ['Security', 'Passwords, authenticator, email, phone and the verification of sensitive calls'],
  applications: ['Applications and keys', 'Applications, their secrets, tokens, endpoints and IP whitelists'],
  statistics: ['Statistics', 'Balances, figures and payments by day'],
  currencies: ['Currencies', 'Tokens on networks, their limits and their order'],
  payments: ['Payments', 'Orders of customers, their transfers, exports, reviews and refunds'],
  orders: [
    'Orders',
    "Calls of the merchant's own server: orders and their refunds, signed by an application",
  ],
  withdrawals: ['Withdrawals', 'Fees, address checks, withdrawals and the freeze'],
  recharge: ['Recharge', 'Deposit addresses and deposits'],
  transfers: ['Internal transfers', 'Transfers between merchants'],
  funds: ['Fund details', 'The ledger and the gas fees of fund aggregation'],
  swap: ['Swap', 'Pairs, quotes and swaps'],
  market: ['Market monitoring', 'Followed tokens and prices'],
  notifications: ['Notifications', 'Notifications and their read state'],
  callbacks: ['Webhook callbacks', 'Deliveries to the endpoints of applications'],
  addresses: ['Address book', 'Saved addresses and their restrictions'],
  billing: ['Payment settings', 'The tokens that customers can pay with, and automatic collection'],
  statements: ['Statements', 'Statements by week, month or any days'],
  reports: ['Reports', 'The closing of a month, and figures by application, token and network'],
  links: ['Payment links', 'Orders and reusable links that are created in the console'],
  workOrders: ['Work orders', 'Requests to support'],
  requests: ['Request IDs', 'The outcome of a request that moves money'],
  search: ['Search', 'Search across payments, withdrawals, addresses and more'],
  status: ['Service status', 'State of each network'],
};

export const nounOf = (id: string) => id.split('.')[0] ?? id;

export const tagNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tags).map(([noun, [name]]) => [noun, name]),
);

export const tagObjects = Object.values(tags).map(([name, description]) => ({ name, description }));
