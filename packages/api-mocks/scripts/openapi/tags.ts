import type { Noun } from '../../src/contract/endpoints.ts';
import { englishText } from '../../src/contract/texts.ts';

/** The descriptions of the tags, by the noun of the calls. */
const descriptions: Readonly<Record<Noun, string>> = {
  auth: 'Sessions, registration and forgotten passwords',
  user: 'The merchant, their permission, sessions, log and saved views',
  security: 'Passwords, authenticator, email, phone and the verification of sensitive calls',
  applications: 'Applications, their secrets, tokens, endpoints and IP whitelists',
  statistics: 'Balances, figures and payments by day',
  currencies: 'Tokens on networks, their limits and their order',
  payments: 'Orders of customers, their transfers, exports, reviews and refunds',
  orders: "Calls of the merchant's own server: orders and their refunds, signed by an application",
  withdrawals: 'Fees, address checks, withdrawals and the freeze',
  recharge: 'Deposit addresses and deposits',
  transfers: 'Transfers between merchants',
  funds: 'The ledger and the gas fees of fund aggregation',
  swap: 'Pairs, quotes and swaps',
  market: 'Followed tokens and prices',
  notifications: 'Notifications and their read state',
  callbacks: 'Deliveries to the endpoints of applications',
  addresses: 'Saved addresses and their restrictions',
  billing: 'The tokens that customers can pay with, and automatic collection',
  statements: 'Statements by week, month or any days',
  reports: 'The closing of a month, and figures by application, token and network',
  links: 'Orders and reusable links that are created in the console',
  workOrders: 'Requests to support',
  requests: 'The outcome of a request that moves money',
  search: 'Search across payments, withdrawals, addresses and more',
  status: 'State of each network',
};

const isNoun = (text: string): text is Noun => Object.hasOwn(descriptions, text);

/** Returns the name of the tag of a call by its ID, or by its noun. */
export function tagOf(id: string): string {
  const [noun = ''] = id.split('.');
  return isNoun(noun) ? englishText(`docs.noun.${noun}`) : noun;
}

export const tagObjects = Object.entries(descriptions).map(([noun, description]) => ({
  name: tagOf(noun),
  description,
}));
