import { describe, expect, it, test } from 'vitest';
import { accountStateAtom } from '#data/account.ts';
import { type Language, languages } from '#i18n/language.ts';
import { textOf } from '#i18n/useText.ts';
import { internalHref } from '#lib/address/internalHref.ts';
import { catalog, testConsole, success } from '#app/testing.ts';
import { type CommandFacts, findCommands, pathOf } from './commands.ts';
import { entries } from './entries.ts';
import pinyin from './pinyin.json' with { type: 'json' };

const usdtOnTron = { id: '101', token: 'USDT', chain: 'TRON', net_work: 'TRC20', balance: '5000' };
const usdtOnEthereum = { id: '102', token: 'USDT', chain: 'Ethereum', net_work: 'ERC20', balance: '20' };
const trx = { id: '103', token: 'TRX', chain: 'TRON', net_work: 'TRC20', balance: '9' };
const btc = { id: '201', token: 'BTC', chain: 'Bitcoin', net_work: 'BTC', balance: '1' };
const sideOf = ({ balance, ...token }: typeof btc) => ({ ...token, logo: '', decimals: balance.length });
const savedAs = (id: string, label: string) => ({
  ...usdtOnTron,
  id,
  label,
  currency_id: usdtOnTron.id,
  address: 'TXk9Yv7hPq3mN2wLcA7Rg',
});

const factsIn = (language: Language, given: Partial<CommandFacts> = {}): CommandFacts => ({
  text: textOf(catalog, language),
  today: '2026-11-26',
  offers: () => true,
  isAvailable: () => true,
  parts: [usdtOnEthereum, usdtOnTron, trx, btc],
  saved: [savedAs('3001', 'Treasury cold'), savedAs('3002', '冷钱包')],
  pairs: [
    {
      id: '1',
      from: sideOf(usdtOnTron),
      to: sideOf(btc),
      added: true,
      min_amount: '1',
      max_amount: '1000',
      fee_rate: '0',
      status: 1,
    },
  ],
  applications: [{ id: '601', name: 'Web shop' }],
  views: [{ name: 'Late payments', to: '/record?exception=3' }],
  ...given,
});
const idsOf = (query: string, given?: Partial<CommandFacts>) =>
  findCommands(query, factsIn('en-US', given)).map(({ id }) => id);

const cases: Readonly<Record<'English' | 'Chinese' | 'Pinyin', Readonly<Record<string, string>>>> = {
  English: {
    withdraw: 'shell.title.withdraw',
    payout: 'shell.title.withdraw',
    'cash out': 'shell.title.withdraw',
    'withdraw 100 USDT': '/property/withdraw?id=101&amount=100',
    'send 100 USDT to Treasury cold': '/property/withdraw?id=101&saved=3001&amount=100',
    'withdraw 100 treas': '/property/withdraw?id=101&saved=3001&amount=100',
    'send 1,000.5 usdt to treasury': '/property/withdraw?id=101&saved=3001&amount=1000.5',
    'withdraw 100 usdt on trc20': '/property/withdraw?id=101&amount=100',
    'withdraw 0.1 bitcoin': '/property/withdraw?id=201&amount=0.1',
    'withdraw 100': '/property/withdraw?amount=100',
    swap: 'shell.title.swap',
    convert: 'shell.title.swap',
    'swap 50 usdt to btc': '/property/swap?from=101&to=201&amount=50',
    'convert 50 USDT into bitcoin': '/property/swap?from=101&to=201&amount=50',
    'swap to 50 btc from usdt': 'shell.title.swap',
    deposit: 'shell.title.recharge',
    'top up': 'shell.title.recharge',
    'deposit trx': '/property/recharge?id=103',
    transfer: 'shell.title.transfer',
    'transfer 20 usdt to 10023': '/property/transfer?id=101&payee=10023&amount=20',
    'send 20 usdt to 10023': '/property/transfer?id=101&payee=10023&amount=20',
    'transfer 5 usdt to anna@shop.example': '/property/transfer?id=101&payee=anna%40shop.example&amount=5',
    refund: 'search.refund',
    'create application': 'applications.new',
    'create work order': 'workOrders.new',
    'add address': 'addresses.add',
    'import csv': 'addresses.import.title',
    csv: 'payments.export.title',
    'export payments': 'payments.export.title',
    'hide balances': 'common.balances.hide',
    payments: 'shell.nav.payments',
    assets: 'shell.nav.assets',
    'fund details': 'shell.title.fundDetails',
    market: 'shell.nav.market',
    webhooks: 'shell.nav.callbacks',
    'address book': 'shell.nav.addresses',
    documentation: 'shell.nav.docs',
    'how do I change my password': 'account.security.password',
    'forgot password': 'account.forgot.title',
    'transaction password': 'account.security.trade',
    '2FA': 'account.tab.security',
    authenticator: 'account.security.google',
    'recovery codes': 'account.recovery.title',
    phone: 'account.security.phone',
    'change email': 'account.email.title',
    sessions: 'account.sessions.title',
    freeze: 'account.freeze.title',
    'anti-phishing': 'account.phrase.title',
    'time zone': 'account.basic.region',
    telegram: 'shell.nav.workOrders',
    support: 'shell.nav.workOrders',
    whitelist: 'applications.section.ip',
    'api key': 'applications.section.rights',
    'rotate secret': 'applications.section.rights',
    'signing secret': 'applications.keys.sign',
    endpoint: 'applications.field.callback',
    'test mode': 'shell.mode.switch.test',
    'withdrawal restrictions': 'addresses.policy.title',
    collection: 'collection.title',
    statement: 'account.statements.title',
    dark: 'shell.theme.dark',
    'light mode': 'shell.theme.light',
    language: 'search.language',
    notifications: 'notifications.title',
    'sign out': 'shell.user.logout',
    fee: 'search.gas',
    'saved views': 'views.title',
    'late payments': '/record?exception=3',
    'last week': '/record?range=days&from=2026-11-16&to=2026-11-22',
    October: '/record?range=days&from=2026-10-01&to=2026-10-31',
    'october statement': 'account.statements.title',
    '2026-11-20': '/record?range=days&from=2026-11-20&to=2026-11-20',
    'withdrawals last month':
      '/property/fundingDetails?tab=withdrawal&range=days&from=2026-10-01&to=2026-10-31',
    'deposits today': '/property/fundingDetails?tab=recharge&range=days&from=2026-11-26&to=2026-11-26',
    '64.9': '/record?min_amount=64.9&max_amount=64.9',
    'refund 64.9': '/record?min_amount=64.9&max_amount=64.9',
    'payment links': 'shell.title.links',
    'new link': 'links.new',
    'payment link': 'links.new',
    invoice: 'links.new',
    'create order': 'links.new',
    'pay many': 'shell.title.batch',
    payroll: 'shell.title.batch',
    limits: 'shell.title.withdraw',
    reconcile: 'shell.nav.reports',
    volume: 'reports.tab.report',
    conversion: 'reports.tab.report',
    underpaid: 'payments.difference.1',
    'expired orders': 'payments.status.3',
    unpaid: 'payments.status.1',
    'failed callbacks': 'callbacks.status.5',
    'gas account': 'search.gas',
    sandbox: 'shell.mode.switch.test',
    'live mode': 'shell.mode.switch.live',
  },
  Chinese: {
    提现: 'shell.title.withdraw',
    提现100usdt: '/property/withdraw?id=101&amount=100',
    '提现 100 USDT 到冷钱包': '/property/withdraw?id=101&saved=3002&amount=100',
    '给冷钱包转出 100 usdt': '/property/withdraw?id=101&saved=3002&amount=100',
    充值TRX: '/property/recharge?id=103',
    兑换: 'shell.title.swap',
    '把 50 usdt 换成 btc': '/property/swap?from=101&to=201&amount=50',
    用50usdt兑换比特币: '/property/swap?from=101&to=201&amount=50',
    转账: 'shell.title.transfer',
    '转账 20 usdt 给 10023': '/property/transfer?id=101&payee=10023&amount=20',
    '向 10023 转账 20 usdt': '/property/transfer?id=101&payee=10023&amount=20',
    退款: 'search.refund',
    创建应用: 'applications.new',
    提交工单: 'workOrders.new',
    添加地址: 'addresses.add',
    导出: 'payments.export.title',
    '导出 CSV': 'payments.export.title',
    隐藏余额: 'common.balances.hide',
    首页: 'shell.nav.dashboard',
    支付记录: 'shell.nav.payments',
    我的订单: 'shell.nav.payments',
    资金明细: 'shell.title.fundDetails',
    行情: 'shell.nav.market',
    回调: 'shell.nav.callbacks',
    账户: 'shell.nav.account',
    安全中心: 'account.tab.security',
    怎么修改密码: 'account.security.password',
    改密码: 'account.security.password',
    忘记密码: 'account.forgot.title',
    交易密码: 'account.security.trade',
    谷歌验证器: 'account.security.google',
    二次验证: 'account.tab.security',
    恢复码: 'account.recovery.title',
    手机号: 'account.security.phone',
    更换邮箱: 'account.email.title',
    登录设备: 'account.sessions.title',
    冻结: 'account.freeze.title',
    防钓鱼码: 'account.phrase.title',
    时区: 'account.basic.region',
    客服: 'shell.nav.workOrders',
    ip白名单: 'applications.section.ip',
    API密钥: 'applications.section.rights',
    签名密钥: 'applications.keys.sign',
    通知地址: 'applications.field.callback',
    提现白名单: 'addresses.policy.title',
    归集: 'collection.title',
    支付设置: 'account.tab.billing',
    夜间模式: 'shell.theme.dark',
    浅色模式: 'shell.theme.light',
    切换英文: 'search.language',
    通知: 'notifications.title',
    退出登录: 'shell.user.logout',
    手续费: 'search.gas',
    提现记录: 'search.withdrawals',
    昨天: '/record?range=days&from=2026-11-25&to=2026-11-25',
    上月: '/record?range=days&from=2026-10-01&to=2026-10-31',
    十月: '/record?range=days&from=2026-10-01&to=2026-10-31',
    '11月20日': '/record?range=days&from=2026-11-20&to=2026-11-20',
    近7天: '/record?range=days&from=2026-11-20&to=2026-11-26',
    上个月的提现: '/property/fundingDetails?tab=withdrawal&range=days&from=2026-10-01&to=2026-10-31',
    tx: 'shell.title.withdraw',
    cz: 'shell.title.recharge',
    dh: 'shell.title.swap',
    zz: 'shell.title.transfer',
    tk: 'search.refund',
    dd: 'shell.nav.payments',
    zjmx: 'shell.title.fundDetails',
    bmd: 'applications.section.ip',
    yzq: 'account.security.google',
    dzb: 'shell.nav.addresses',
    aqzx: 'account.tab.security',
    cjyy: 'applications.new',
    txjl: 'search.withdrawals',
    tjgd: 'workOrders.new',
    hq: 'shell.nav.market',
    收款链接: 'links.new',
    测试模式: 'shell.mode.switch.test',
    少付: 'payments.difference.1',
    转化率: 'reports.tab.report',
    回调失败: 'callbacks.status.5',
    限额: 'shell.title.withdraw',
  },
  Pinyin: {
    tixian: 'shell.title.withdraw',
    'ti xian': 'shell.title.withdraw',
    'tixian 100 usdt': '/property/withdraw?id=101&amount=100',
    chongzhi: 'shell.title.recharge',
    'chongzhi trx': '/property/recharge?id=103',
    duihuan: 'shell.title.swap',
    'duihuan 50 usdt btc': '/property/swap?from=101&to=201&amount=50',
    zhuanzhang: 'shell.title.transfer',
    tuikuan: 'search.refund',
    dingdan: 'shell.nav.payments',
    zhifujilu: 'shell.nav.payments',
    zijinmingxi: 'shell.title.fundDetails',
    zichan: 'shell.nav.assets',
    dizhibu: 'shell.nav.addresses',
    hangqing: 'shell.nav.market',
    baimingdan: 'applications.section.ip',
    anquanzhongxin: 'account.tab.security',
    yanzhengqi: 'account.security.google',
    xiugaimima: 'account.security.password',
    wangjimima: 'account.forgot.title',
    shijian: 'account.basic.region',
    dongjie: 'account.freeze.title',
    guiji: 'collection.title',
    duizhangdan: 'account.bill.statement',
    gongdan: 'shell.nav.workOrders',
    tijiaogongdan: 'workOrders.new',
    chuangjianyingyong: 'applications.new',
    daochu: 'payments.export.title',
    shense: 'shell.theme.dark',
    tuichudenglu: 'shell.user.logout',
    txjilu: 'search.withdrawals',
    tixianji: 'search.withdrawals',
  },
};

describe('findCommands', () => {
  test.each(languages)('returns the expected first result for each of 207 queries in %s', (language) => {
    const rows = Object.values(cases).flatMap((table) => Object.entries(table));
    const found = rows.map(([query]) => [query, findCommands(query, factsIn(language))[0]?.id]);
    expect(rows).toHaveLength(207);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(rows));
  });

  it('ignores amounts that the form can’t send', () => {
    const ambiguous = [
      'swap usdt to 50 btc',
      'swap to btc 50 usdt',
      'withdraw 1,00 USDT',
      'withdraw 1e5 USDT',
    ];
    for (const query of ambiguous) expect(idsOf(query).filter((id) => id.includes('amount='))).toEqual([]);
  });

  it('excludes commands that the server or the device doesn’t support', () => {
    const offers = (group: string | undefined) => group === undefined;
    expect(idsOf('statement', { offers })).toEqual([]);
    expect(idsOf('64.9', { offers })).toEqual([]);
    expect(idsOf('dark', { isAvailable: (target) => 'to' in target })).toEqual([]);
  });

  it('returns one command per application for the same section', () => {
    const applications = ['601', '602'].map((id) => ({ id, name: `App ${id}` }));
    expect(idsOf('ip whitelist', { applications }).slice(0, 2)).toEqual([
      'applications.section.ip',
      'applications.section.ip 602',
    ]);
  });

  it('interprets a future month as a month of last year', () => {
    expect(idsOf('this month')[0]).toContain('from=2026-11-01&to=2026-11-26');
    expect(idsOf('december')[0]).toContain('from=2025-12-01&to=2025-12-31');
    expect(idsOf('day before yesterday')[0]).toContain('from=2026-11-24&to=2026-11-24');
    expect(idsOf('2026-13-45')).toEqual([]);
  });

  it('offers a lookup of payments by transaction ID and by address', () => {
    const [hash, address] = ['ab'.repeat(32), '0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0'];
    expect(idsOf(hash)).toEqual([`/record?txid=${hash}`]);
    expect(idsOf(address)).toEqual([`/record?address=${address}`]);
  });
});

describe('a prefilled form', () => {
  const fieldsOf = (query: string) => findCommands(query, factsIn('en-US'))[0]?.fields;

  it('contains the amount, token and recipient of the query', () => {
    expect(fieldsOf('withdraw 100 treas')).toEqual({
      recipient: 'Treasury cold',
      address: 'TXk9Yv7hPq3mN2wLcA7Rg',
      token: 'USDT',
      network: 'TRON · TRC20',
      amount: '100',
      available: '5000',
    });
    expect(fieldsOf('swap 50 usdt to btc')).toMatchObject({ target: 'BTC · Bitcoin', available: '5000' });
    expect(fieldsOf('send 20 usdt to 10023')).toMatchObject({ recipient: '10023', network: 'TRON' });
  });

  it('is listed first if it uses a token with a sufficient balance', () => {
    const saved = [{ ...savedAs('3003', 'Treasury cold'), ...btc, id: '3003', currency_id: btc.id }];
    const found = idsOf('withdraw 100 treas', { saved: [...saved, savedAs('3001', 'Treasury cold')] });
    expect(found.slice(0, 2)).toEqual([
      '/property/withdraw?id=101&saved=3001&amount=100',
      '/property/withdraw?id=201&saved=3003&amount=100',
    ]);
  });
});

describe('pathOf', () => {
  it('returns the breadcrumbs of a URL', () => {
    const { text } = factsIn('en-US');
    expect(pathOf('/property/withdraw?id=1', text)).toEqual(['Assets', 'Withdraw']);
    expect(pathOf('/accountInfo?page_tab=_security', text)).toEqual(['Account', 'Security center']);
  });
});

describe('the table of commands', () => {
  it('uses only Chinese characters that the pinyin dictionary contains', () => {
    const known = new Set(Object.values(pinyin).join(''));
    const names = entries.flatMap(({ label, terms }) => [factsIn('zh-CN').text(label), ...terms]).join('');
    expect(names.match(/\p{Script=Han}/gu)?.filter((character) => !known.has(character))).toEqual([]);
  });

  it('contains unique names and only existing pages of the console', () => {
    expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length);
    const targets = entries.flatMap(({ target }) => ('to' in target ? [target.to] : []));
    expect(targets.filter((to) => internalHref(to, 'mobile') === undefined)).toEqual([]);
  });

  it('contains no links to unknown tabs or actions of the account page', () => {
    const { store, location } = testConsole(() => success(null), { catalog });
    for (const { target } of entries) {
      if (!('to' in target) || !target.to.startsWith('/accountInfo?')) continue;
      location.navigate(target.to);
      const { page_tab, action } = store.get(accountStateAtom);
      const query = new URL(target.to, 'https://console.example').searchParams;
      expect([query.get('page_tab') ?? '_basic', query.get('action') ?? 'none']).toEqual([page_tab, action]);
    }
  });
});
