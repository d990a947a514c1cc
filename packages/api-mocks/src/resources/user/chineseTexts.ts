import type { Merchant } from '#core/books/merchant.ts';
import type { Table } from '#core/books/table.ts';

/** Texts that merchants wrote in the demo data, with their Chinese translations. */
export const chineseTexts: Readonly<Record<string, string>> = {
  'Northwind Ltd': '北风贸易（上海）有限公司',
  'Fabrikam Trading': '方远国际贸易有限公司',
  'Tailspin Toys': '旋尾玩具有限公司',
  'Wingtip Travel': '翼尖旅行社',
  'Adventure Works': '远征户外用品有限公司',
  'Contoso Digital': '康拓数码科技有限公司',
  'Blue Yonder Group': '蓝远集团（深圳）股份有限公司',
  'Acme Supplies': '顶峰供应链有限公司',
  'Litware Studio': '光谱设计工作室',
  'Proseware GmbH': '文澜软件有限公司',
  'Checkout · web': '官网收银台',
  'iOS shop': '苹果手机商城',
  'Invoice desk': '账单收款',
  Sandbox: '测试应用',
  Office: '办公室',
  'Treasury cold': '公司冷钱包',
  'Acme suppliers': '顶峰供应商',
  'Exchange desk': '交易所账户',
  'New custody': '新托管账户',
  'Two keys, kept in the safe': '两把私钥，存放在保险柜',
  'Saved an hour ago': '一小时前保存',
  'Trade fair deposit': '展会定金',
  'Summer course': '暑期课程',
  'Replaced in autumn': '秋季已更换',
  'Support the project': '支持本项目',
  'On the website': '放在官网上',
  'Consulting, 2 hours': '咨询两小时',
  'Invoice 2041': '账单 2041',
  'Gas charged twice in October': '十月的燃料费重复扣款',
  'The gas statement of 14 October lists the same transaction twice.':
    '10 月 14 日的燃料费明细里，同一笔交易出现了两次。',
  'Callbacks answered with 403': '回调被返回 403',
  'Our firewall blocks your deliveries. Which addresses do they come from?':
    '我们的防火墙拦截了回调，请问回调来自哪些 IP？',
  'That fixed it, thank you.': '已经解决，谢谢。',
  'Payment not credited on BSC': 'BSC 上的付款没有入账',
  'A customer paid 120 USDT on BSC an hour ago and the order is still open.':
    '付款方一小时前在 BSC 上付了 120 USDT，订单仍未完成。',
  'Chart of payments by network': '按网络统计收款的图表',
  'Could the dashboard show payments by network?': '首页能按网络显示收款吗？',
  'Raise the daily limit': '提高每日限额',
  'We would like to withdraw up to 80,000 USDT in 24 hours from December.':
    '从十二月起，我们希望 24 小时内最多提现 80,000 USDT。',
};

const chinese = (text: string): string => chineseTexts[text] ?? text;

const inChinese = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, chinese(text)]));

function change<Row>(table: Table<Row>, changed: (row: Row) => Row): void {
  table.all().forEach((row, index) => table.replace(index, changed(row)));
}

/** Replaces the names, notes and messages in the demo data. Codes and amounts stay unchanged. */
export function writeInChinese({ profile, rows, sandbox }: Merchant): void {
  profile.name = chinese(profile.name);
  change(rows.apps, (app) => ({
    ...app,
    name: chinese(app.name),
    whitelist: app.whitelist.map((entry) => ({ ...entry, note: chinese(entry.note) })),
  }));
  change(rows.addresses, (row) => ({ ...row, label: chinese(row.label), note: chinese(row.note) }));
  change(rows.links, (row) => ({ ...row, title: chinese(row.title), note: chinese(row.note) }));
  change(rows.withdrawals, (row) => ({ ...row, label: chinese(row.label) }));
  change(rows.workOrders, (row) => ({
    ...row,
    theme: chinese(row.theme),
    description: chinese(row.description),
    messages: row.messages.map((message) => ({
      ...message,
      content: typeof message.content === 'string' ? chinese(message.content) : message.content,
    })),
  }));
  change(rows.logs, (row) => ({ ...row, values: inChinese(row.values) }));
  for (const { notifications } of [rows, sandbox])
    change(notifications, (row) => ({ ...row, values: inChinese(row.values) }));
}
