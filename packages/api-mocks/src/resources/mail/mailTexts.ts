import { emailPurpose } from '#contract/enumerations.ts';
import type { Sent } from '#core/bank.ts';
import { fill, type Language } from '#core/language.ts';

type Texts = Readonly<Record<Language, string>>;

export const mailTexts = {
  codeSubject: { en: 'Your verification code: {what}', zh: '验证码：{what}' },
  code: {
    en: 'Your code is {code}. It expires in 10 minutes and can be used once. We’ll never ask you for it.',
    zh: '您的验证码是 {code}，10 分钟内有效，仅可使用一次。我们绝不会向您索要验证码。',
  },
  usedCode: { en: 'The code in this email has already been used.', zh: '此邮件中的验证码已使用。' },
  phrase: { en: 'Anti-phishing phrase: {phrase}', zh: '防钓鱼码：{phrase}' },
  sender: { en: 'Settlement Business Center', zh: '结算商户中心' },
} as const satisfies Record<string, Texts>;

const purposes: Readonly<Record<number, Texts>> = {
  [emailPurpose.login]: { en: 'sign in', zh: '登录' },
  [emailPurpose.register]: { en: 'create an account', zh: '注册账户' },
  [emailPurpose.retrievePassword]: { en: 'reset your password', zh: '重置密码' },
  [emailPurpose.opening]: { en: 'apply for merchant permission', zh: '申请商户权限' },
  [emailPurpose.googleAuth]: { en: 'change your authenticator', zh: '更换谷歌验证器' },
  [emailPurpose.updateMailbox]: { en: 'change your email address', zh: '更换邮箱' },
  [emailPurpose.updatePassword]: { en: 'change your password', zh: '修改密码' },
  [emailPurpose.withdrawal]: { en: 'confirm a transaction', zh: '确认资金操作' },
  [emailPurpose.updateMailboxNew]: { en: 'confirm your new email address', zh: '确认新邮箱' },
  [emailPurpose.bindPhone]: { en: 'change your phone number', zh: '更换手机号' },
};
const anything: Texts = { en: 'security verification', zh: '安全验证' };

/** The e-mail around a code; one that was used is not shown again. */
export function codeMail({ purpose, code }: Sent, language: Language) {
  const what = (purposes[purpose] ?? anything)[language];
  return {
    subject: fill(mailTexts.codeSubject[language], { what }),
    body: code === '' ? mailTexts.usedCode[language] : fill(mailTexts.code[language], { code }),
  };
}
