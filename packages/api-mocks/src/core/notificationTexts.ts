/** Texts of notifications in both languages; `{name}` is a placeholder. */
export const warnings = {
  login: {
    en: [
      'New sign-in to your account',
      'Signed in from {device} in {address}. If this wasn’t you, freeze withdrawals and change your password.',
    ],
    zh: ['您的账户有新的登录', '通过 {device} 在 {address} 登录。如非本人操作，请立即冻结提现并修改密码。'],
  },
  aggregation: {
    en: [
      'Funds aggregated on {chain}',
      'Funds from {count} orders were added to your {token} balance. Gas: {amount} USDT.',
    ],
    zh: ['{chain} 资金已归集', '{count} 笔订单已归集到您的 {token} 余额，Gas 支出 {amount} USDT。'],
  },
  paymentReceived: {
    en: ['Payment received', '{amount} {token} was paid for order {order}.'],
    zh: ['收到支付', '订单 {order} 已支付 {amount} {token}。'],
  },
  paymentUnder: {
    en: [
      'Payment underpaid',
      'Order {order} received {amount} {token}, {difference} {token} less than the amount due. The order isn’t paid. You can refund the amount received.',
    ],
    zh: [
      '支付金额不足',
      '订单 {order} 收到 {amount} {token}，比应付金额少 {difference} {token}。订单未完成支付，您可以退还已收到的款项。',
    ],
  },
  paymentOver: {
    en: [
      'Payment overpaid',
      'Order {order} received {amount} {token}, {difference} {token} more than the amount due. You can refund the difference.',
    ],
    zh: [
      '支付金额超出',
      '订单 {order} 收到 {amount} {token}，比应付金额多 {difference} {token}。您可以退还多付的部分。',
    ],
  },
  largePayment: {
    en: ['Large payment received', '{amount} {token} was paid for order {order}.'],
    zh: ['收到大额支付', '订单 {order} 已支付 {amount} {token}。'],
  },
  latePayment: {
    en: ['Payment received late', 'Order {order} received {amount} {token} after it had expired.'],
    zh: ['逾期支付', '订单 {order} 超时后收到 {amount} {token}。'],
  },
  refunded: {
    en: ['Refund completed', '{amount} {token} for order {order} was refunded to the customer.'],
    zh: ['退款已完成', '订单 {order} 的 {amount} {token} 已退回付款方。'],
  },
  withdrawalDone: {
    en: ['Withdrawal completed', '{amount} {token} arrived at {address}.'],
    zh: ['提现已完成', '{amount} {token} 已转至 {address}。'],
  },
  withdrawalRejected: {
    en: [
      'Withdrawal rejected in review',
      '{amount} {token} to {address} was returned to your balance: {reason}.',
    ],
    zh: ['提现审核未通过', '提现至 {address} 的 {amount} {token} 已退回余额：{reason}。'],
  },
  collectionBlocked: {
    en: [
      'Automatic collection of {token} did not run',
      '{reason}. We’ll try again at the next scheduled time.',
    ],
    zh: ['{token} 自动归集未执行', '{reason}，将在下次执行时重试。'],
  },
  statementReady: {
    en: [
      'Your statement for {from} to {to} is ready',
      'It shows the opening balance, movements and closing balance for each token. Download it in Payment settings.',
    ],
    zh: ['{from} 至 {to} 的对账单已生成', '含各币种的期初余额、收支明细与期末余额，可在支付设置中下载。'],
  },
  recharged: {
    en: ['Deposit credited', '{amount} {token} on {chain} was added to your balance.'],
    zh: ['充值已到账', '{amount} {token}（{chain}）已计入您的余额。'],
  },
  transferReceived: {
    en: ['Internal transfer received', '{name} sent you {amount} {token}.'],
    zh: ['收到内部转账', '{name} 向您转账 {amount} {token}。'],
  },
  securityChanged: {
    en: ['Security setting changed: {what}', 'Withdrawals are paused for 24 hours, until {until}.'],
    zh: ['安全设置已变更：{what}', '提现暂停 24 小时，{until} 恢复。'],
  },
  callbackFailing: {
    en: [
      'Callbacks to {host} are failing',
      'A delivery for {app} failed after {count} attempts. You can resend it manually.',
    ],
    zh: ['发往 {host} 的回调失败', '{app} 的一条回调已尝试 {count} 次，均未成功，可手动重发。'],
  },
  callbackDisabled: {
    en: [
      'Callbacks to {host} are turned off',
      'Deliveries for {app} have failed for three days. Fix the endpoint, then turn it back on.',
    ],
    zh: ['发往 {host} 的回调已停用', '{app} 的回调连续 3 天未成功。请修复回调地址并重新保存，以恢复回调。'],
  },
  workOrderReply: {
    en: ['Support replied to work order {number}', '{theme}'],
    zh: ['客服已回复工单 {number}', '{theme}'],
  },
  permissionOpened: {
    en: [
      'Merchant permission approved',
      'The review is complete. Payments, withdrawals and swaps are now available.',
    ],
    zh: ['商户权限已开通', '审核已完成，支付、提现与兑换现已可用。'],
  },
  permissionFailed: {
    en: ['Merchant permission not approved', 'Your application needs changes. Open it to see the details.'],
    zh: ['商户权限审核未通过', '部分资料需要修改，请打开申请查看详情。'],
  },
  gasLow: {
    en: [
      'Gas balance is low',
      'PUT chain USDT is down to {amount}. Funds can’t be aggregated when it runs out.',
    ],
    zh: ['Gas 余额不足', 'PUT 链 USDT 仅剩 {amount}，用尽后将停止资金归集。'],
  },
  feeLowered: {
    en: [
      'USDT withdrawals on TRON: network fee drops to 1.2 USDT on November 20',
      'The new fee applies to every withdrawal confirmed after 00:00 UTC.',
    ],
    zh: [
      'TRON 网络 USDT 提现：网络手续费自 11 月 20 日起降至 1.2 USDT',
      'UTC 00:00 之后确认的所有提现均适用新费用。',
    ],
  },
  baseMaintenance: {
    en: [
      'Base network maintenance',
      'Deposits and withdrawals on Base are paused during a node upgrade. Payments will be credited afterwards.',
    ],
    zh: ['Base 网络维护', '节点升级期间，Base 网络暂停充值与提现，支付将在升级完成后入账。'],
  },
  polygonUsdc: {
    en: [
      'USDC on Polygon is now settled natively',
      'Bridged USDC.e is no longer credited. Show your customers the native contract.',
    ],
    zh: ['Polygon 网络 USDC 已改用原生版本结算', '桥接版 USDC.e 不再入账，请向付款方展示原生合约地址。'],
  },
  holidayReview: {
    en: [
      'Withdrawal reviews over the holidays',
      'From December 24 to January 2, reviews may take up to four hours.',
    ],
    zh: ['年末提现审核安排', '12 月 24 日至 1 月 2 日期间，审核最长可能需要 4 小时。'],
  },
  keyExpiring: {
    en: [
      'The API key of {app} hasn’t been rotated in 180 days',
      'Rotate it in Application management. The old key can keep working for up to 72 hours.',
    ],
    zh: ['{app} 的 API 密钥已 180 天未轮换', '请在应用管理中轮换密钥，旧密钥最长可保留 72 小时。'],
  },
} as const satisfies Record<string, Record<'en' | 'zh', readonly [title: string, content: string]>>;

export type NotificationTextKey = keyof typeof warnings;
