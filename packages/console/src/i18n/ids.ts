/** The message files by name. The texts of codes, errors and columns come from the contract. */
interface Files {
  contract: typeof import('@settlement/api-mocks/contract/messages/en-US.json');
  account: typeof import('./messages/en-US/account.json');
  addresses: typeof import('./messages/en-US/addresses.json');
  applications: typeof import('./messages/en-US/applications.json');
  assets: typeof import('./messages/en-US/assets.json');
  auth: typeof import('./messages/en-US/auth.json');
  callbacks: typeof import('./messages/en-US/callbacks.json');
  collection: typeof import('./messages/en-US/collection.json');
  common: typeof import('./messages/en-US/common.json');
  dashboard: typeof import('./messages/en-US/dashboard.json');
  docs: typeof import('./messages/en-US/docs.json');
  export: typeof import('./messages/en-US/export.json');
  funds: typeof import('./messages/en-US/funds.json');
  links: typeof import('./messages/en-US/links.json');
  market: typeof import('./messages/en-US/market.json');
  money: typeof import('./messages/en-US/money.json');
  payments: typeof import('./messages/en-US/payments.json');
  permission: typeof import('./messages/en-US/permission.json');
  receipts: typeof import('./messages/en-US/receipts.json');
  reports: typeof import('./messages/en-US/reports.json');
  search: typeof import('./messages/en-US/search.json');
  shell: typeof import('./messages/en-US/shell.json');
  shortcuts: typeof import('./messages/en-US/shortcuts.json');
  swap: typeof import('./messages/en-US/swap.json');
  tour: typeof import('./messages/en-US/tour.json');
  verification: typeof import('./messages/en-US/verification.json');
  views: typeof import('./messages/en-US/views.json');
  withdrawals: typeof import('./messages/en-US/withdrawals.json');
  workOrders: typeof import('./messages/en-US/workOrders.json');
}

export type MessageId = { [File in keyof Files]: keyof Files[File] }[keyof Files];

/** The files of each language: `start` for the first screens, and `rest`. */
export type MessageFile = 'start' | 'rest';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: 'en-US' | 'zh-CN';
    }
  }
}

export function isMessageId(id: string, messages: object): id is MessageId {
  return Object.hasOwn(messages, id);
}
