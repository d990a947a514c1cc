import type { Clause } from '../clause.ts';

/** §3 Entities. */
export const entities: readonly Clause[] = [
  {
    number: '3.1',
    title: 'User info',
    sentence: 'Name, e-mail, status, merchant id, what is bound, the security switches.',
    status: 'done',
  },
  {
    number: '3.2',
    title: 'Overview stats',
    sentence: 'Eight figures of the dashboard; `frozen_amount` is shown as cumulative income.',
    status: 'done',
  },
  {
    number: '3.3',
    title: 'Daily collection',
    sentence: 'Date, income, refunds, orders made and paid.',
    status: 'done',
  },
  {
    number: '3.4',
    title: 'Asset item',
    sentence: 'Token, balance, USDT value, logo, network, and the networks of a token.',
    status: 'done',
  },
  {
    number: '3.5',
    title: 'Payment record',
    sentence: 'Both numbers, application, amounts, fees, status, time, network and link to the explorer.',
    status: 'done',
  },
  {
    number: '3.6',
    title: 'Payment monitor',
    sentence: 'The transfers on the chain that paid an order.',
    status: 'done',
  },
  {
    number: '3.7',
    title: 'Notification',
    sentence: 'Title, content, read or not, kind, and for gas its amount and token.',
    status: 'done',
  },
  {
    number: '3.8',
    title: 'Market item',
    sentence: 'Token, balance, signed change, followed or not.',
    status: 'done',
  },
  {
    number: '3.9',
    title: 'App',
    sentence: 'Name, logo, website, callback address, mode, networks and tokens, whitelist, payment mode.',
    status: 'done',
  },
  {
    number: '3.10',
    title: 'Withdrawal',
    sentence: 'Network and token, amount, rate, fee, what arrives, address.',
    status: 'done',
  },
  {
    number: '3.11',
    title: 'Webhook callback',
    sentence: 'Order and callback type, status, amount, result, time, address, event, attempts.',
    status: 'done',
  },
  {
    number: '3.12',
    title: 'Work order',
    sentence: 'Number, type, theme, description, last update, status.',
    status: 'done',
  },
  {
    number: '3.13',
    title: 'Merchant info',
    sentence: 'Name, id, address, links, website, time zone.',
    status: 'done',
  },
  {
    number: '3.14',
    title: 'Local storage',
    sentence: 'The language and its messages; the token.',
    status: 'done',
    test: 'packages/console/src/lib/storage.test.ts',
  },
  {
    number: '3.15',
    title: 'Auth state',
    sentence: 'The token, kept under the key `token`, and whether the login has expired.',
    status: 'done',
    test: 'packages/console/src/app/session.test.ts',
  },
  {
    number: '3.16',
    title: 'Currency',
    sentence: 'A network: chain, its own name, id, and the tokens on it.',
    status: 'done',
  },
  {
    number: '3.17',
    title: 'Expense record',
    sentence: 'Gas of one aggregation of funds: amount, token and network, time.',
    status: 'done',
  },
  {
    number: '3.18',
    title: 'Application option',
    sentence: 'What an application filter offers: name and appid.',
    status: 'done',
  },
  {
    number: '3.19',
    title: 'Login verification response',
    sentence: 'A token, and whether a second step has to be passed before it is good.',
    status: 'done',
  },
];

/** §4 States and transitions. */
export const states: readonly Clause[] = [
  {
    number: '4.1',
    title: 'Payment status',
    sentence: 'Eight states from to be paid to chain confirmation failure; the filter offers three.',
    status: 'done',
  },
  {
    number: '4.2',
    title: 'Record progress',
    sentence: 'Accomplished, canceled or in progress.',
    status: 'done',
  },
  {
    number: '4.3',
    title: 'Merchant audit stages',
    sentence: 'Primary and advanced audit, progress, failed, completed, abnormal.',
    status: 'done',
  },
  {
    number: '4.4',
    title: 'Withdrawal status',
    sentence: 'Auditing, rejected, transferring, confirming.',
    status: 'proposed',
    note: 'Canceled, completed and abnormal are added: the four have no end.',
  },
  {
    number: '4.5',
    title: 'Webhook status',
    sentence: 'Seven states from to be confirmed to callback timeout.',
    status: 'done',
  },
  {
    number: '4.6',
    title: 'Permission',
    sentence: 'Until it is open the console offers to open it.',
    status: 'done',
  },
  {
    number: '4.7',
    title: 'Notifications',
    sentence: 'Pressed, one is read at once; ids are sent two seconds later; “Read all” sends -1.',
    status: 'done',
  },
  {
    number: '4.8',
    title: 'Login states',
    sentence:
      'A token that needs a code is held until the code is right; otherwise it is kept and the console opens.',
    status: 'done',
  },
  {
    number: '4.9',
    title: 'Login expired',
    sentence: 'On a 401: a message, the token is dropped, to the sign-in page.',
    status: 'done',
  },
  {
    number: '4.10',
    title: 'Logout',
    sentence: 'Token and user are dropped, whatever the answer.',
    status: 'done',
    test: 'packages/console/src/app/session.test.ts',
  },
];

/** §6 Roles and permissions. */
export const roles: readonly Clause[] = [
  {
    number: '6.1',
    title: 'Single role',
    sentence: 'One role; a token is the way in.',
    status: 'done',
    test: 'packages/console/src/app/session.test.ts',
  },
  {
    number: '6.2',
    title: 'Merchant permission',
    sentence: 'Status 3 opens what moves money; phones lead to its page until then.',
    status: 'done',
  },
  {
    number: '6.3',
    title: 'Withdrawals',
    sentence: 'They need the bound method and a password.',
    status: 'done',
  },
  {
    number: '6.4',
    title: 'API access',
    sentence: 'A whitelist limits it.',
    status: 'done',
    test: 'packages/api-mocks/src/rules/ipList.test.ts',
  },
];
