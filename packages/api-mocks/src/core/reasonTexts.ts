import type { Language } from './language.ts';

/** Why an audit, the chain or a rule on outgoing money refused, in the two languages of the product. */
const reasonTexts = {
  addressUnconfirmed: {
    en: 'The address is new and couldn’t be verified',
    zh: '收款地址为新地址，无法确认',
  },
  largeToNewAddress: {
    en: 'The address is new and the amount is large',
    zh: '收款地址为新地址，且金额较大',
  },
  nodeRefused: { en: 'The node rejected the transfer', zh: '节点拒绝了该笔转账' },
  nodeUnconfirmed: { en: 'The node didn’t confirm the transfer', zh: '节点未确认该笔转账' },
  documentRefused: { en: 'A document was not accepted', zh: '1 份资料未通过审核' },
  documentUnreadable: { en: 'The document is not readable', zh: '资料无法辨认' },
  twoRefused: { en: 'Two documents were not accepted', zh: '2 份资料未通过审核' },
  documentCutOff: {
    en: 'The registration document is cut off at the right edge',
    zh: '注册文件右侧不完整',
  },
  websiteWithoutName: {
    en: 'The website doesn’t show the company name',
    zh: '网站未显示公司名称',
  },
  withdrawalsFrozen: { en: 'Withdrawals are frozen', zh: '提现已冻结' },
  securityLock: {
    en: 'Withdrawals are paused for 24 hours after a security change',
    zh: '安全设置变更后 24 小时内暂停提现',
  },
  addressCooling: { en: 'The address is in its cooling-off period', zh: '收款地址仍在冷静期内' },
  addressDisabled: { en: 'The address is turned off', zh: '收款地址已停用' },
  addressNotSaved: { en: 'The address is no longer in the address book', zh: '收款地址已不在地址簿中' },
  addressRefused: { en: 'Funds can’t be sent to the address', zh: '无法向该收款地址转账' },
  belowMinimum: { en: 'The amount is below the withdrawal minimum', zh: '金额低于最低提现金额' },
  aboveSingleLimit: { en: 'The amount is above the single withdrawal limit', zh: '金额超过单笔提现限额' },
  aboveDayLimit: { en: 'The 24-hour limit would be exceeded', zh: '将超过 24 小时限额' },
  gasAccountClosed: { en: 'PUT chain USDT isn’t open', zh: '尚未开通 PUT 链 USDT' },
  notAuthorised: { en: 'The account isn’t authorised', zh: '账户尚未开通商户权限' },
  collectionRefused: { en: 'The transfer was declined', zh: '系统已拒绝' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type ReasonKey = keyof typeof reasonTexts;
/** A reason as it is kept; its words are chosen when it is read. */
export type Reason = ReasonKey | '';

export function reasonText(reason: Reason, language: Language): string {
  return reason === '' ? '' : reasonTexts[reason][language];
}
