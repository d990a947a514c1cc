import accountEn from './messages/en-US/account.json' with { type: 'json' };
import addressesEn from './messages/en-US/addresses.json' with { type: 'json' };
import applicationsEn from './messages/en-US/applications.json' with { type: 'json' };
import assetsEn from './messages/en-US/assets.json' with { type: 'json' };
import callbacksEn from './messages/en-US/callbacks.json' with { type: 'json' };
import commonEn from './messages/en-US/common.json' with { type: 'json' };
import linksEn from './messages/en-US/links.json' with { type: 'json' };
import fundsEn from './messages/en-US/funds.json' with { type: 'json' };
import paymentsEn from './messages/en-US/payments.json' with { type: 'json' };
import reportsEn from './messages/en-US/reports.json' with { type: 'json' };
import workOrdersEn from './messages/en-US/workOrders.json' with { type: 'json' };
import accountZh from './messages/zh-CN/account.json' with { type: 'json' };
import addressesZh from './messages/zh-CN/addresses.json' with { type: 'json' };
import applicationsZh from './messages/zh-CN/applications.json' with { type: 'json' };
import assetsZh from './messages/zh-CN/assets.json' with { type: 'json' };
import callbacksZh from './messages/zh-CN/callbacks.json' with { type: 'json' };
import commonZh from './messages/zh-CN/common.json' with { type: 'json' };
import linksZh from './messages/zh-CN/links.json' with { type: 'json' };
import fundsZh from './messages/zh-CN/funds.json' with { type: 'json' };
import paymentsZh from './messages/zh-CN/payments.json' with { type: 'json' };
import reportsZh from './messages/zh-CN/reports.json' with { type: 'json' };
import workOrdersZh from './messages/zh-CN/workOrders.json' with { type: 'json' };

export const englishTexts = {
  ...accountEn,
  ...addressesEn,
  ...applicationsEn,
  ...assetsEn,
  ...callbacksEn,
  ...commonEn,
  ...fundsEn,
  ...linksEn,
  ...paymentsEn,
  ...reportsEn,
  ...workOrdersEn,
};

export const chineseTexts: Readonly<Record<keyof typeof englishTexts, string>> = {
  ...accountZh,
  ...addressesZh,
  ...applicationsZh,
  ...assetsZh,
  ...callbacksZh,
  ...commonZh,
  ...fundsZh,
  ...linksZh,
  ...paymentsZh,
  ...reportsZh,
  ...workOrdersZh,
};
