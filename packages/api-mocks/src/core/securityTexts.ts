import type { Language } from './language.ts';

/** What of the security of an account was changed, in the two languages of the product. */
const securityTexts = {
  password: { en: 'password', zh: '密码' },
  google_auth: { en: 'Google authenticator', zh: '谷歌验证器' },
  email: { en: 'email', zh: '邮箱' },
  phone: { en: 'phone number', zh: '手机号' },
  key: { en: 'API key', zh: 'API 密钥' },
  thaw: { en: 'withdrawals unfrozen', zh: '解除提现冻结' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type SecurityKey = keyof typeof securityTexts;

const isKey = (key: string): key is SecurityKey => Object.hasOwn(securityTexts, key);

/** The word for a change, by the key it is kept under. */
export const securityText = (key: string, language: Language): string =>
  isKey(key) ? securityTexts[key][language] : key;
