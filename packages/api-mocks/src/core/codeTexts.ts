import type { Language } from './language.ts';

type Texts = Readonly<Record<number, Readonly<Record<Language, string>>>>;

/** What the screens call each code, so that an export says the same; `tests/repo/exportTexts.test.ts` compares. */
export const codeTexts = {
  payment: {
    1: { en: 'To be paid', zh: '待支付' },
    2: { en: 'Paid', zh: '已支付' },
    3: { en: 'Timed out', zh: '交易超时' },
    4: { en: 'Closed', zh: '交易关闭' },
    5: { en: 'Under refund', zh: '退款中' },
    6: { en: 'Refunded', zh: '已退款' },
    7: { en: 'Error', zh: '异常' },
    8: { en: 'Chain confirmation failed', zh: '链上确认失败' },
  },
  difference: {
    1: { en: 'Underpaid', zh: '少付' },
    2: { en: 'Overpaid', zh: '多付' },
    3: { en: 'Paid late', zh: '逾期支付' },
    4: { en: 'Paid several times', zh: '重复支付' },
  },
  withdrawal: {
    1: { en: 'Auditing', zh: '审核中' },
    2: { en: 'Audit reject', zh: '审核拒绝' },
    3: { en: 'Transferring', zh: '转账中' },
    4: { en: 'Confirming', zh: '确认中' },
    5: { en: 'Accomplish', zh: '已完成' },
    6: { en: 'Canceled', zh: '已取消' },
    7: { en: 'Abnormal', zh: '异常' },
  },
  /** Record progress of specification §4. */
  progress: {
    1: { en: 'In progress', zh: '进行中' },
    2: { en: 'Accomplish', zh: '已完成' },
    3: { en: 'Canceled', zh: '已取消' },
  },
  /** Kinds of movement. */
  movement: {
    1: { en: 'Payment', zh: '支付' },
    2: { en: 'Deposit', zh: '充值' },
    3: { en: 'Swap', zh: '兑换' },
    4: { en: 'Withdrawal', zh: '提现' },
    5: { en: 'Internal transfer', zh: '内部转账' },
    6: { en: 'Gas', zh: 'Gas' },
    7: { en: 'Collection', zh: '归集' },
    8: { en: 'Refund', zh: '退款' },
    9: { en: 'Hold', zh: '冻结' },
    10: { en: 'Release', zh: '解冻' },
  },
  direction: { 1: { en: 'In', zh: '转入' }, 2: { en: 'Out', zh: '转出' } },
  source: {
    1: { en: 'Console', zh: '控制台' },
    2: { en: 'API', zh: 'API' },
    3: { en: 'Automatic collection', zh: '自动归集' },
  },
  callback: {
    1: { en: 'To be confirmed', zh: '待确认' },
    2: { en: 'Confirmed', zh: '已确认' },
    3: { en: 'Reward calculation in progress', zh: '奖励计算中' },
    4: { en: 'Success', zh: '成功' },
    5: { en: 'Failed', zh: '失败' },
    6: { en: 'Confirm timeout', zh: '确认超时' },
    7: { en: 'Callback timeout', zh: '回调超时' },
  },
  callbackOrder: {
    1: { en: 'Payment', zh: '支付' },
    2: { en: 'Deposit', zh: '充值' },
    3: { en: 'Withdrawal', zh: '提现' },
    4: { en: 'Refund', zh: '退款' },
    5: { en: 'Internal transfer', zh: '内部转账' },
    6: { en: 'Swap', zh: '兑换' },
  },
  workOrderStatus: {
    1: { en: 'Pending', zh: '待处理' },
    2: { en: 'Processing', zh: '处理中' },
    3: { en: 'Awaiting your reply', zh: '待您回复' },
    4: { en: 'Completed', zh: '已完成' },
    5: { en: 'Closed', zh: '已关闭' },
  },
  workOrderType: {
    1: { en: 'Payment not credited', zh: '支付未到账' },
    2: { en: 'Withdrawal', zh: '提现' },
    3: { en: 'Wrong network or address recovery', zh: '转错网络/找回资产' },
    4: { en: 'Webhook and API', zh: '回调与 API' },
    5: { en: 'Account and security', zh: '账户与安全' },
    6: { en: 'Permission review', zh: '权限审核' },
    7: { en: 'Billing and gas', zh: '账单与 Gas 费' },
    8: { en: 'Suggestion', zh: '建议' },
  },
  address: {
    1: { en: 'Active', zh: '可用' },
    2: { en: 'Cooling off', zh: '冷静期' },
    3: { en: 'Turned off', zh: '已停用' },
  },
  applicationMode: { 1: { en: 'Live', zh: '正式' }, 2: { en: 'Test', zh: '测试' } },
  applicationStatus: { 1: { en: 'Active', zh: '已启用' }, 2: { en: 'Paused', zh: '已暂停' } },
  logType: {
    1: { en: 'Sign-in', zh: '登录' },
    2: { en: 'Security', zh: '安全' },
    3: { en: 'API keys', zh: '密钥' },
    4: { en: 'Transactions', zh: '资金' },
    5: { en: 'Settings', zh: '设置' },
  },
  logResult: { 1: { en: 'Success', zh: '成功' }, 2: { en: 'Failed', zh: '失败' } },
} as const satisfies Record<string, Texts>;

/** What the screens call a code, or the code itself if it is unknown. */
export function codeText(kind: keyof typeof codeTexts, code: number | string, language: Language): string {
  const texts: Texts = codeTexts[kind];
  return texts[Number(code)]?.[language] ?? String(code);
}

/** Several codes joined by commas, as texts. */
export const codesText = (kind: keyof typeof codeTexts, codes: string, language: Language): string =>
  codes
    .split(',')
    .map((code) => codeText(kind, code, language))
    .join(language === 'zh' ? '、' : ', ');
