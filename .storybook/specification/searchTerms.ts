const synonyms: readonly (readonly string[])[] = [
  ['refused', 'refuse', 'rejected', 'reject', 'declined', 'denied', '拒绝', '失败'],
  ['2fa', 'verification', 'authenticator', 'google', '10038', '验证', '谷歌验证码'],
  ['timeout', 'unknown outcome', 'no answer', 'no response', 'failure details', '超时', '结果确认中'],
  ['wrong', 'incorrect', 'invalid', 'error', '错误', '不正确'],
  ['expired', 'expires', '过期'],
  ['withdraw', 'withdrawal', 'withdrawals', 'payout', '提现'],
  ['swap', 'exchange', 'convert', '兑换'],
  ['transfer', 'transfers', '转账', '内部转账'],
  ['recharge', 'deposit', 'deposits', '充值'],
  ['refund', 'refunded', 'refunds', '退款'],
  ['payment', 'payments', 'record', 'order', 'orders', '收款', '订单'],
  ['balance', 'balances', 'funds', '余额'],
  ['limit', 'limits', '限额'],
  ['frozen', 'freeze', 'locked', '冻结'],
  ['offline', 'connection', 'network', '离线', '断网'],
  ['empty', 'nothing', 'none', '空'],
  ['loading', 'skeleton', '加载'],
  ['failed', 'error', '错误', '失败', '未通过'],
  ['missing', 'unknown', '404', 'not found', 'no match', '不存在'],
  ['reset', 'retrieve', 'forgotten', 'forgot', '重置', '找回'],
  ['register', 'sign up', 'signup', '注册'],
  ['login', 'sign in', 'sign', 'signin', '登录'],
  ['callback', 'callbacks', 'webhook', 'webhooks', '回调'],
  ['work order', 'ticket', 'support', '工单'],
  ['address book', 'addresses', 'saved address', '地址簿'],
  ['permission', 'authorised', 'authorized', 'unauthorised', 'opening', 'onboarding', '权限'],
  ['review', 'audit', '审核'],
  ['application', 'applications', 'app', '应用'],
  ['phone', 'mobile', '手机'],
  ['export', 'download', '导出', '下载'],
  ['completed', 'complete', 'done', 'success', 'successful', 'succeeded', '已完成', '成功'],
  ['docs', 'documentation', '文档'],
  ['many', 'frequent', 'often', '频繁'],
];

/** Converts a text to lowercase. Replaces punctuation except `.` and `§` with spaces. */
export const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.§]+/gu, ' ')
    .trim();

export const termsOf = (query: string): readonly (readonly string[])[] =>
  normalized(query)
    // Chinese has no spaces, so long words are split into pairs of characters.
    .replaceAll(/\p{Script=Han}{4,}/gu, (phrase) => phrase.replaceAll(/../gu, '$& '))
    .split(' ')
    .filter(Boolean)
    .map((word) => [word, ...synonyms.filter((group) => group.includes(word)).flat()]);

/**
 * Rates the match of a term in a text: 4 for the same word, 3 for the beginning of a word or for a synonym, 1
 * for any other part of the text, 0 for no match. Chinese synonyms can match any part of the text.
 */
export function matchOf([word = '', ...others]: readonly string[], text: string): number {
  const whole = ` ${text} `;
  if (whole.includes(` ${word} `)) return 4;
  if (whole.includes(` ${word}`) || others.some((other) => whole.includes(` ${other} `))) return 3;
  return text.includes(word) || others.some((other) => /\p{Script=Han}/u.test(other) && text.includes(other))
    ? 1
    : 0;
}

export function hasPhrase(query: string, text: string): boolean {
  const phrase = normalized(query);
  return phrase.includes(' ') && ` ${text} `.includes(` ${phrase} `);
}
