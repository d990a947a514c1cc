import type { Language } from './language.ts';

/** Why an audit or the chain said no, in the two languages of the product. */
export const reasonWords = {
  addressUnconfirmed: {
    en: 'The address is new and could not be confirmed',
    zh: '该地址为新地址，无法确认',
  },
  largeToNewAddress: {
    en: 'The address is new and the amount is large',
    zh: '该地址为新地址且金额较大',
  },
  nodeRefused: { en: 'The node refused the transfer', zh: '节点拒绝了该笔转账' },
  nodeUnconfirmed: { en: 'The node did not confirm the transfer', zh: '节点未确认该笔转账' },
  documentRefused: { en: 'A document could not be accepted', zh: '有一份资料未通过审核' },
  documentUnreadable: { en: 'The document cannot be read', zh: '资料无法辨认' },
  twoRefused: { en: 'Two documents could not be accepted', zh: '有两项资料未通过审核' },
  documentCutOff: {
    en: 'The registration document is cut off at the right edge',
    zh: '注册文件右侧被截断',
  },
  websiteWithoutName: {
    en: 'The website does not show the name of the company',
    zh: '网站未显示公司名称',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type ReasonKey = keyof typeof reasonWords;
/** A reason as it is kept; its words are chosen when it is read. */
export type Reason = ReasonKey | '';

export function reasonText(reason: Reason, language: Language): string {
  return reason === '' ? '' : reasonWords[reason][language];
}
