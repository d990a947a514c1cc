import type { Language } from './language.ts';

/** What support answers, in the two languages of the product. */
export const supportTexts = {
  aboutPayment: {
    en: 'We found the transfer on-chain. Which wallet or exchange was it sent from? We need this to match it to your order.',
    zh: '我们已在链上找到该笔转账。请告知转出该笔资金的钱包或交易所，以便我们核对。',
  },
  aboutWithdrawal: {
    en: 'The withdrawal is under review. Is the receiving address your own or a supplier’s?',
    zh: '该笔提现正在审核中。收款地址是您自己的，还是供应商的？',
  },
  aboutRecovery: {
    en: 'Transfers on another network can often be recovered. Please send us the transaction ID and the network.',
    zh: '转到其他网络的资金通常可以找回。请提供交易哈希与转账网络。',
  },
  aboutCallbacks: {
    en: 'Our deliveries reach your server, but it returns an error. Which endpoint should we check?',
    zh: '我们的回调已送达您的服务器，但服务器返回了错误。请问需要检查哪个地址？',
  },
  aboutOther: {
    en: 'Thanks for contacting us. Could you share a few more details so we can look into it?',
    zh: '感谢您的反馈。能否补充更多信息，以便我们进一步核查？',
  },
  closing: {
    en: 'Thanks, that’s all we needed. This is now resolved. If it isn’t, you can reopen this work order within seven days.',
    zh: '感谢您的配合，问题已处理完毕。如仍未解决，请在 7 天内重新打开此工单。',
  },
  gasStatement: {
    en: 'The second line was a display error and was never charged. We’ve corrected the statement.',
    zh: '第二行为显示错误，并未实际扣费，对账单已更正。',
  },
  deliveryRange: {
    en: 'They come from 198.51.100.0/26. Allow that range in your firewall and they’ll get through.',
    zh: '回调来自 198.51.100.0/26，放行该网段后即可正常接收。',
  },
  glad: { en: 'Glad to hear it.', zh: '很高兴问题已解决。' },
  lateTransfer: {
    en: 'We found the transfer. It was sent to the address of an expired order. Shall we credit it to the new one?',
    zh: '我们已找到该笔转账，收款地址属于一笔已超时的订单。是否将该笔资金计入新订单？',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type SupportKey = keyof typeof supportTexts;
