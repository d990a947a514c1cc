import type account from './messages/en-US/account.json';
import type auth from './messages/en-US/auth.json';
import type common from './messages/en-US/common.json';
import type dialogs from './messages/en-US/dialogs.json';
import type dashboard from './messages/en-US/dashboard.json';
import type verification from './messages/en-US/verification.json';
import type assets from './messages/en-US/assets.json';
import type exportMessages from './messages/en-US/export.json';
import type funds from './messages/en-US/funds.json';
import type money from './messages/en-US/money.json';
import type withdraw from './messages/en-US/withdrawals.json';
import type swap from './messages/en-US/swap.json';
import type addresses from './messages/en-US/addresses.json';
import type collection from './messages/en-US/collection.json';
import type applications from './messages/en-US/applications.json';
import type callbacks from './messages/en-US/callbacks.json';
import type workOrders from './messages/en-US/workOrders.json';
import type market from './messages/en-US/market.json';
import type docs from './messages/en-US/docs.json';
import type payments from './messages/en-US/payments.json';
import type permission from './messages/en-US/permission.json';
import type receipts from './messages/en-US/receipts.json';
import type search from './messages/en-US/search.json';
import type keys from './messages/en-US/shortcuts.json';
import type shell from './messages/en-US/shell.json';
import type tour from './messages/en-US/tour.json';
import type views from './messages/en-US/views.json';

type Messages = typeof account &
  typeof receipts &
  typeof search &
  typeof applications &
  typeof callbacks &
  typeof workOrders &
  typeof market &
  typeof verification &
  typeof assets &
  typeof exportMessages &
  typeof funds &
  typeof money &
  typeof withdraw &
  typeof swap &
  typeof addresses &
  typeof collection &
  typeof auth &
  typeof common &
  typeof dashboard &
  typeof dialogs &
  typeof docs &
  typeof payments &
  typeof permission &
  typeof shell &
  typeof views &
  typeof keys &
  typeof tour;

/** Every message there is, `<area>.<screen>.<part>`; a wrong id does not compile. */
export type MessageId = keyof Messages;

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
