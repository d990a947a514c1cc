import type { Clause } from '../clause.ts';

/** §1 What the product does. */
export const product: readonly Clause[] = [
  {
    number: '1.1',
    title: 'Purpose',
    sentence: 'Merchants take crypto payments, hold balances per token and network, and move them out.',
    status: 'done',
  },
  {
    number: '1.2',
    title: 'Languages',
    sentence:
      'English and Simplified Chinese; Chinese only for a browser set to zh-CN; the choice is kept and can be switched in the header.',
    status: 'done',
    test: 'packages/console/src/i18n/language.test.ts',
  },
  {
    number: '1.3',
    title: 'Address management',
    sentence: 'Saved addresses: the string table names the area without showing it.',
    status: 'proposed',
    note: 'An address book with a cooling-off period and a rule “only saved addresses”.',
  },
  {
    number: '1.4',
    title: 'Devices',
    sentence: 'Desktop and phone have layouts of their own, chosen by the device.',
    status: 'done',
    test: 'packages/console/src/lib/device.test.ts',
  },
];

/** §2 Screens and routes. */
export const screens: readonly Clause[] = [
  {
    number: '2.1',
    title: 'Desktop routes',
    sentence: 'Thirteen addresses, from the dashboard to the pages of the permission.',
    status: 'done',
    test: 'packages/console/src/app/routes.test.ts',
  },
  {
    number: '2.2',
    title: 'Mobile routes',
    sentence: 'The same pages below /m/, with an index page of statistics.',
    status: 'done',
    test: 'packages/console/src/lib/paths.test.ts',
  },
  {
    number: '2.3',
    title: 'Routing rules',
    sentence:
      'Unknown addresses show “No Match” with a way home; without a token every page leads to the sign-in page; phones lead to the permission page; each device stays on its own addresses.',
    status: 'done',
  },
  {
    number: '2.4',
    title: 'Layout',
    sentence:
      'A side menu of 216 px that collapses at 1400 px, and a header with ticker, bell, language and user menu.',
    status: 'done',
  },
  {
    number: '2.5',
    title: 'Mobile header',
    sentence: 'A drawer with the e-mail address, the menu, the language and signing out.',
    status: 'done',
  },
  {
    number: '2.6',
    title: 'Login',
    sentence: 'One button for Google; a six-digit code where the answer asks for it.',
    status: 'proposed',
    note: 'Signing in with an e-mail address and a password is added beside it.',
  },
  {
    number: '2.7',
    title: 'input_google_code',
    sentence: 'An empty code says that it is missing.',
    status: 'done',
  },
  {
    number: '2.8',
    title: 'Dashboard',
    sentence:
      'Balance and earnings of today, four figures, a chart of payments, the market, the last four payments and the share of each token.',
    status: 'done',
  },
  {
    number: '2.9',
    title: 'Market monitoring',
    sentence:
      'Three followed tokens with balance, change and trend; searching shows switches to follow; at most four.',
    status: 'proposed',
    note: 'The panel follows the specification; a page of its own shows all.',
  },
  {
    number: '2.10',
    title: 'Asset ratio',
    sentence: 'A ring of the first three tokens and the others; the statistics show ten.',
    status: 'done',
  },
  {
    number: '2.11',
    title: 'Record page',
    sentence:
      'Payments with filters, pages, quick jump and an export; the details in a drawer; twenty a page.',
    status: 'done',
  },
  {
    number: '2.12',
    title: 'Notification card',
    sentence: 'A list that loads as it is scrolled, with “Read all” and a badge for what is new.',
    status: 'done',
  },
  {
    number: '2.13',
    title: 'Expense detail',
    sentence: 'A notification about gas opens its amount and token, with a way to the history.',
    status: 'done',
  },
  {
    number: '2.14',
    title: 'Gas expenditure history',
    sentence: 'Gas expenses by network, token and date.',
    status: 'done',
  },
  {
    number: '2.15',
    title: 'Assets',
    sentence: 'Balances per token and network, with deposit, withdrawal, transfer and swap.',
    status: 'done',
  },
  {
    number: '2.16',
    title: 'Fund details',
    sentence: 'Every movement of money, by kind and date.',
    status: 'done',
  },
  {
    number: '2.17',
    title: 'Withdraw',
    sentence: 'The asset comes from the address of the page (`id`).',
    status: 'done',
  },
  {
    number: '2.18',
    title: 'Swap',
    sentence: 'One token into another, at a quoted rate.',
    status: 'done',
  },
  {
    number: '2.19',
    title: 'Account',
    sentence: 'Basic data, security and payment settings in three tabs.',
    status: 'done',
  },
  {
    number: '2.20',
    title: 'Applications',
    sentence: 'Applications with their keys, callback address, mode and IP whitelist.',
    status: 'done',
  },
  {
    number: '2.21',
    title: 'Webhook callbacks',
    sentence: 'Deliveries to the merchant’s servers, their answers, and sending again.',
    status: 'done',
  },
  {
    number: '2.22',
    title: 'Permission pages',
    sentence: 'Opening the merchant permission, its review, and the first set-up.',
    status: 'done',
  },
  {
    number: '2.23',
    title: 'Work orders',
    sentence: 'The area exists; its screens are not shown.',
    status: 'proposed',
    note: 'A list, a form and a thread with support.',
  },
  {
    number: '2.24',
    title: 'Developer documentation',
    sentence: 'The menu links to it; its screens are not shown.',
    status: 'proposed',
    note: 'The contract as pages, readable signed out.',
  },
  {
    number: '2.25',
    title: 'Search',
    sentence: 'Not named.',
    status: 'proposed',
    note: 'One field finds payments, withdrawals, addresses and pages.',
  },
  {
    number: '2.26',
    title: 'Saved views',
    sentence: 'Not named.',
    status: 'proposed',
    note: 'Filters of a list under a name.',
  },
];
