/**
 * A backend that is based only on the specification and imports nothing from this workspace. It's valid,
 * but differs from the mock API:
 *
 * - IDs and amounts are numbers, and flags are 0 or 1.
 * - Networks are uppercase, and responses have additional fields.
 * - Errors use HTTP 200, `message` and other codes.
 * - Responses have no `Date` header.
 *
 * `node tests/backends/plainBackend.ts [port] [defect]`
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { Secret, TOTP } from 'otpauth';

/**
 * The merchant of the backend. The authenticator secret is in base32, and the password is hashed twice
 * (specification §5).
 */
export const plainMerchant = {
  credential: 'plain-merchant',
  secret: 'JBSWY3DPEHPK3PXP',
  typed: 'Plain2026',
  password: 'dc2e42518431dfc1ef0d9da5a444fa3fbc30a0b7f21784daecff09b3a3e68109',
};
const totp = new TOTP({ secret: Secret.fromBase32(plainMerchant.secret) });
type Row = Readonly<Record<string, unknown>>;
const rowOf = (names: string, ...values: readonly unknown[]): Row =>
  Object.fromEntries(names.split(' ').map((name, index) => [name, values[index]]));
const list = (rows: readonly unknown[]) => ({ list: rows });
type Query = Readonly<Record<string, string>>;
type Sent = { readonly query: Query; readonly body: Row; readonly token: string };
/** The errors of the backend. The specification defines their messages (§8), but only one code, 10038. */
const refusals = {
  parameter: [40_001, 'Parameter error', '参数错误'],
  account: [40_002, 'Account does not exist', '账户不存在'],
  transaction: [40_003, 'Non-existent transaction', '交易不存在'],
  code: [40_004, 'Google code error', '谷歌验证码错误'],
  password: [40_005, 'Password error', '密码错误'],
  balance: [40_006, 'Insufficient balance', '余额不足'],
  frequent: [40_007, 'Frequent operation', '操作频繁'],
  proof: [10_038, 'Verification required', '需要验证'],
} as const;
function need(isTrue: unknown, reason: keyof typeof refusals, data: unknown = null): asserts isTrue {
  if (!isTrue) throw new Error(reason, { cause: data });
}
function check(isTrue: unknown, field: string): asserts isTrue {
  need(isTrue, 'parameter', { errors: { [field]: 'wrong' } });
}
const needProof = (isTrue: boolean, purpose: unknown) =>
  need(isTrue, 'proof', { purpose, methods: ['google_auth'], need_password: true, ticket_ttl: 300 });
const [DAY, MICRO, STEP, WITHDRAWAL] = [86_400, 1_000_000, 30, 8];
const money = (micros: number) => micros / MICRO;
const textOf = (value: unknown) => (['string', 'number'].includes(typeof value) ? String(value) : '');
const longNumber = (kind: number, index: number) => `${kind}${String(index).padStart(31, '0')}`;
const dateOf = (time: number) => new Date(time * 1_000).toISOString().slice(0, 10);
const dayOf = (time: unknown) => Math.floor(Number(time) / DAY);
const matches = (row: Row, query: Query, names: string) =>
  names.split(' ').every((name) => !query[name] || query[name].split(',').includes(textOf(row[name])));
function microsOf(amount: unknown): number {
  const text = textOf(amount);
  check(/^(0|[1-9]\d{0,8})(\.\d{1,6})?$/.test(text) && Number(text) > 0, 'amount');
  return Math.round(Number(text) * MICRO);
}
/** Returns the fee in millionths of a token: 0.1% plus one token. */
const feeOf = (micros: number) => Math.ceil(micros / 1_000) + MICRO;

/**
 * Creates the merchant's data. Returns the sessions, and the calls that use the data. Amounts are in millionths of
 * a token. `defect` selects an intentional error.
 */
function openBooks(defect: string | undefined, now: () => number) {
  const start = now();
  const tron = { network: 1, chain: 'TRON', net_work: 'TRC20', form: '^T[1-9A-HJ-NP-Za-km-z]{30}zBs$' };
  const ethereum = { network: 2, chain: 'ETHEREUM', net_work: 'ERC20', form: '^0x[1-9a-d]{40}$' };
  const tokens = [
    { ...tron, id: 11, token: 'USDT', price: 1, micros: 5_000 * MICRO },
    { ...tron, id: 12, token: 'TRX', price: 0.25, micros: 3_000 * MICRO },
    { ...ethereum, id: 21, token: 'ETH', price: 3_000, micros: 1.5 * MICRO },
    { ...ethereum, id: 22, token: 'LINK', price: 15, micros: 0 },
  ];
  type Token = (typeof tokens)[number];
  const apps = [rowOf('name appid', 'Web shop', 7001), rowOf('name appid', 'Kiosk', 7002)];
  const payments = Array.from({ length: 45 }, (_none, index): Row => {
    const [status = 2, amount] = [[2, 2, 1, 3, 6, 2, 7][index % 7], (index + 1) * 1.5];
    const collected = status === 2 || status === 6 ? amount : 0;
    const hash = collected === 0 ? '' : `F${String(index).padStart(63, '0')}`;
    return {
      ...rowOf('created_time status trade_no', start - index * 9_000, status, longNumber(8, index)),
      ...rowOf('out_trade_no apply_name appid', `ORDER-${index}`, ...Object.values(apps[index % 2] ?? {})),
      ...rowOf('token chain contract fiat_name logo', 'USDT', 'TRON', 'TR7NHq', 'EUR', null),
      ...rowOf('amount usdt_amount fiat_amount transaction_id', amount, amount, amount, hash),
      ...rowOf('amount_collected mch_real_receive', collected, (collected * 99) / 100),
      ...rowOf(`browser_url ${defect === 'missing-field' ? 'cost' : 'fees'}`, '', collected / 100),
    };
  });
  const unread = new Set([500, 501, 502, 503, 504]);
  const device = { ip: '203.0.113.9', device: 'Firefox', address: 'Lisbon', amount: null, currency: null };
  const messages = () =>
    Array.from({ length: 12 }, (_none, index): Row => {
      const [created_time, id] = [start - index * 4_000, 500 + index];
      const head = rowOf('types title content', 2, 'New sign-in', 'Your account was signed in to.');
      return { created_time, id, status: unread.has(id) ? 2 : 1, ...head, ...device };
    });
  const [stream, withdrawals, transfers, log]: [Row[], Row[], Row[], Row[]] = [[], [], [], []];
  function book(token: Token, micros: number, type: number, ref_no: string, created_time = now()): void {
    token.micros += micros;
    const sums = rowOf('amount balance_after', money(Math.abs(micros)), money(token.micros));
    const head = rowOf('id asset token', stream.length + 1, String(token.id), token.token);
    stream.push({ ...head, type, direction: micros > 0 ? 1 : 2, ...sums, created_time, ref_no });
  }
  for (const token of tokens) book(token, 0, 1, '', start - DAY);
  let [followed, order] = [['USDT', 'ETH'], tokens.map(({ id }) => id)];
  const sessions = new Map<string, 'held' | 'open'>();
  const tickets = new Map<string, string>();
  const wrongTries = new Map<string, number>();
  const requests = new Map<string, { readonly text: string; readonly data: unknown }>();
  let usedStep = 0;
  function tokenOf(id: unknown): Token {
    const found = tokens.find((one) => [String(one.id), one.token].includes(textOf(id)));
    check(found, 'id');
    return found;
  }
  const worth = ({ micros, price }: Token) => money(Math.floor(micros * price));
  const wealth = () => tokens.reduce((sum, token) => sum + worth(token), 0);
  const isAddress = (id: unknown, address: unknown) => new RegExp(tokenOf(id).form).test(textOf(address));
  const shown = (one: Token) => {
    const [p, isFollowed] = [one.price === 1 ? '+0.01' : '-1.25', followed.includes(one.token) ? 1 : 0];
    const ratio = Math.floor((worth(one) / wealth()) * 10_000) / 100;
    const sums = { usdt_balance: worth(one), balance: money(one.micros), ratio };
    return { ...one, p, check: isFollowed, logo: '', subset: [one], ...sums };
  };
  const named = (found: readonly Token[]) => list(found.map(shown));
  function takeCode(code: unknown, token: string): void {
    check(/^\d{6}$/.test(textOf(code)), 'google_code');
    const tries = wrongTries.get(token) ?? 0;
    need(tries < 5, 'frequent');
    if (defect === 'wrong-code-accepted') return;
    const step = Math.floor(now() / STEP);
    wrongTries.set(token, tries + 1);
    // The previous code is valid, too, because entering a code takes some seconds (RFC 6238, section 5.2).
    const used = [step, step - 1].find(
      (one) => one > usedStep && code === totp.generate({ timestamp: one * STEP * 1_000 }),
    );
    need(used, 'code');
    wrongTries.delete(token);
    usedStep = used;
  }
  function prove({ ticket, google_code, password }: Row, token: string): void {
    if (tickets.get(textOf(ticket)) === `${token} ${WITHDRAWAL}`) return void tickets.delete(textOf(ticket));
    needProof(google_code !== undefined && password !== undefined, WITHDRAWAL);
    need(password === plainMerchant.password, 'password');
    takeCode(google_code, token);
  }
  /**
   * Moves money once for each `request_id`. A repeated call with the same body returns the first response. All
   * checks run before money moves.
   */
  function carryOut({ body, token }: Sent, given: Token, micros: number, move: (trade_no: string) => Row) {
    const { google_code: _code, password: _password, ticket: _ticket, request_id, ...rest } = body;
    const [id, text] = [textOf(request_id).toLowerCase(), JSON.stringify(rest)];
    check(id !== '', 'request_id');
    const known = requests.get(id);
    need(!known || known.text === text, 'frequent');
    if (known) return known.data;
    need(micros < given.micros, 'balance');
    if (defect === 'refusal-charges') given.micros -= MICRO;
    prove(body, token);
    const trade_no = longNumber(5, requests.size);
    book(given, -micros, 2, trade_no);
    const data = { ...move(trade_no), trade_no };
    requests.set(id, { text, data });
    return data;
  }
  function send(sent: Sent, rows: Row[], details: Row): unknown {
    const [given, micros] = [tokenOf(sent.body['id']), microsOf(sent.body['amount'])];
    return carryOut(sent, given, micros, (trade_no) => {
      rows.push({ ...shown(given), ...details, trade_no, amount: money(micros), created_time: now() });
      return rows.at(-1) ?? details;
    });
  }
  function quoteOf({ from_id, to_id }: Row, amount: unknown) {
    const [from, to, micros] = [tokenOf(from_id), tokenOf(to_id), microsOf(amount)];
    const gross = Math.floor((micros * from.price) / to.price);
    const fee = Math.ceil(gross / 500);
    const sums = rowOf('fee from_amount to_amount', money(fee), money(micros), money(gross - fee));
    return { from, to, micros, received: gross - fee, sums };
  }
  function paymentOf(number: string | undefined): Row {
    const found = payments.find((one) => one['trade_no'] === number || one['out_trade_no'] === number);
    need(found, 'transaction');
    return found;
  }
  const subset = (id: number) => tokens.filter(({ network }) => network === id).map(shown);
  const chains = () =>
    [tron, ethereum].map(({ network: id, ...one }) => ({ ...one, id, subset: subset(id) }));
  const paged =
    (names: string, rows: (query: Query) => readonly Row[]) =>
    ({ query }: Pick<Sent, 'query'>) => {
      const { current = '1', pageSize = '20', start_time: from = 0, end_time: to = Infinity } = query;
      for (const [name, value] of Object.entries({ current, pageSize }))
        check(/^[1-9]\d{0,8}$/.test(value), name);
      const found = rows(query)
        .filter((row) => matches(row, query, names))
        .filter(({ created_time: at }) => Number(at) >= Number(from) && Number(at) <= Number(to))
        .toSorted((one, other) => Number(other['created_time']) - Number(one['created_time']));
      const first = defect === 'paging-ignored' ? 0 : (Number(current) - 1) * Number(pageSize);
      const listed = found.slice(first, first + Number(pageSize));
      return { total: defect === 'wrong-total' ? listed.length : found.length, list: listed };
    };
  const ofToken = ({ id }: Query) => stream.filter(({ asset }) => !id || id === asset);
  const filters = `appid out_trade_no trade_no ${defect === 'filter-ignored' ? '' : 'status'}`;
  const calls: Readonly<Record<string, (sent: Sent) => unknown>> = {
    'GET /user/log': paged('type', () => log),
    'GET /user/secret-key/list': paged('', () => []),
    'GET /transactions/list': paged(filters, () => payments),
    'GET /account/withdrawal-list': paged('status trade_no', () => withdrawals),
    'GET /account/recharge': paged('', () => []),
    'GET /account/expend': paged('', () => []),
    'GET /account/internal-transfer': paged('direction trade_no', () => transfers),
    'GET /account/stream': paged('type direction', ofToken),
    'POST /public/login': ({ body }) => {
      need(body['google_auth_code'] === plainMerchant.credential, 'account');
      const token = randomUUID();
      sessions.set(token, 'held');
      return { verification: 1, token };
    },
    'POST /public/login/verification': ({ body, token: held }) => {
      takeCode(body['google_code'], held);
      need(sessions.get(held) === 'held', 'account');
      sessions.delete(held);
      const token = randomUUID();
      sessions.set(token, 'open');
      log.push(rowOf('id type content created_time', log.length + 1, 1, 'Signed in', now()));
      return { verification: 0, token };
    },
    'POST /public/register': () => need(false, 'code'),
    'POST /user/login-out': ({ token }) => void sessions.delete(token),
    'PUT /user/password': () => needProof(false, 7),
    'GET /user/info': () => ({
      ...rowOf('status mchid name email plan', 3, 90_001, 'Plain Ltd', 'office@plain.example', 'gold'),
      ...rowOf('phone area_code bind_google_auth password security_switch', '', '', 1, 1, []),
    }),
    'POST /user/verification': ({ body: { google_code, type }, token }) => {
      needProof(google_code !== undefined, type);
      takeCode(google_code, token);
      const ticket = randomUUID();
      tickets.set(ticket, `${token} ${textOf(type)}`);
      return { ticket };
    },
    'GET /user/application-list': () => apps,
    'GET /user/secret-key': () => check(false, 'id'),
    'GET /user/secret-key/select': chains,
    'GET /statistics/assets': ({ query }) =>
      named(order.map(tokenOf).filter(({ micros }) => query['all'] !== '0' || micros > 0)),
    'GET /statistics/overview': () => ({
      total_assets: defect === 'wrong-type' ? 'a lot' : wealth(),
      ...rowOf('operable_balance sure_withdrawal today_amount income', wealth(), wealth(), 12.5, 900),
      ...rowOf('frozen_amount transaction_volume cumulative_withdrawal', 950, '45', 0),
    }),
    'GET /statistics/overviewAssets': () => list(tokens.map(shown).toSorted((a, b) => b.ratio - a.ratio)),
    'GET /statistics/daily-collection': ({ query }) => {
      const { start_time = now() - 29 * DAY, end_time = now() } = query;
      const own = payments.filter((one) => matches(one, query, 'appid'));
      const rowAt = (day: number) => {
        const made = own.filter((one) => dayOf(one['created_time']) === day);
        const paid = made.filter(({ status }) => status === 2).length;
        return rowOf('pay_num create_num income refund date', paid, made.length, paid, 0, dateOf(day * DAY));
      };
      const length = dayOf(end_time) - dayOf(start_time) + 1;
      return list(Array.from({ length }, (_none, index) => rowAt(dayOf(start_time) + index)));
    },
    'GET /currency/list': () => list(chains()),
    'POST /currency/rearrange': ({ body: { ids } }) => {
      check(Array.isArray(ids), 'ids');
      order = ids.map((id: unknown) => tokenOf(id).id);
    },
    'GET /transactions/info': ({ query }) => paymentOf(query['trade_no'] ?? query['out_trade_no']),
    'GET /transactions/monitor': ({ query }) => {
      const { amount_collected: amount, transaction_id, created_time } = paymentOf(query['handle_id']);
      const row = { amount, txid: transaction_id, to_address: 'TTo', from_address: 'TFrom' };
      return list(amount === 0 ? [] : [{ ...row, confirmation_time: created_time }]);
    },
    'GET /market/follow/list': () => named(followed.map(tokenOf)),
    'GET /market/search': ({ query: { name = '' } }) =>
      named(tokens.filter(({ token }) => token.includes(name.toUpperCase()))),
    'PUT /market/follow/token': ({ body: { tokens: names } }) => {
      check(Array.isArray(names) && names.length <= 4, 'tokens');
      followed = names.map((name: unknown) => tokenOf(name).token);
    },
    'GET /message': ({ query }) => {
      const status = query['read'] === '0' ? '' : (query['read'] ?? '');
      const found = paged('status', messages)({ query: { pageSize: '10', ...query, status } });
      return { unread: defect === 'unread-wrong' ? found.list.length : unread.size, ...found };
    },
    'PUT /message/read': ({ body: { message_ids: ids } }) => {
      check(Array.isArray(ids), 'message_ids');
      if (ids.includes(-1)) unread.clear();
      for (const id of ids) unread.delete(Number(id));
    },
    'GET /account/cost': ({ query }) => {
      const [token, micros] = [tokenOf(query['id']), query['amount'] ? microsOf(query['amount']) : 0];
      const actual_amount = money(Math.max(0, micros - feeOf(micros)));
      return { balance: money(token.micros), actual_amount, fee: money(feeOf(micros)) };
    },
    'GET /account/address-valid': ({ query: { id, address } }) => ({ valid: isAddress(id, address) }),
    'POST /account/withdrawal': (sent) => {
      const { id, address, amount } = sent.body;
      const [micros, fee] = [microsOf(amount), feeOf(microsOf(amount))];
      check(isAddress(id, address), 'address');
      check(micros > fee, 'amount');
      return send(sent, withdrawals, {
        address,
        status: 1,
        fee: money(fee),
        actual_amount: money(micros - fee),
      });
    },
    'POST /account/recharge/funds': ({ body }) => ({ ...shown(tokenOf(body['id'])), address: 'TPLAin' }),
    'POST /account/internal-transfer': (sent) => {
      const { account } = sent.body;
      check(account, 'account');
      return send(sent, transfers, { account, direction: 2, progress: 1 });
    },
    'POST /swap/platform-list': () => {
      const pairOf = (from: Token, to: Token) =>
        rowOf('from to id added', shown(from), shown(to), from.id * 100 + to.id, from.id < to.id ? 1 : 0);
      return list(tokens.flatMap((from) => tokens.filter((to) => to !== from).map((to) => pairOf(from, to))));
    },
    'POST /swap/available-balance': ({ body }) => ({ balance: shown(tokenOf(body['id'])).balance }),
    'POST /swap/chargerate': ({ body }) => {
      const { from, to, micros, sums } = quoteOf(body, body['amount']);
      const rate = Number((from.price / to.price).toFixed(9));
      return { ...sums, rate, ...rowOf('fee_rate expire_time quote_id', 0.002, now() + 15, `${micros}`) };
    },
    'POST /swap/create-order': (sent) => {
      const { from, to, micros, received, sums } = quoteOf(sent.body, sent.body['from_amount']);
      return carryOut(sent, from, micros, (trade_no) => {
        book(to, received, 3, trade_no);
        return { ...sums, progress: 1 };
      });
    },
  };
  return { calls, sessions };
}

/** Starts the backend. Port 0, the default, selects a free port. */
export async function startPlainBackend(options: { port?: number; defect?: string | undefined } = {}) {
  let ahead = 0;
  const now = () => Math.floor(Date.now() / 1_000) + ahead;
  const { calls, sessions } = openBooks(options.defect, now);
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.sendDate = false;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    response.setHeader(
      'access-control-allow-headers',
      'Content-Type, X-Token, X-Language, X-Time, X-DOWNLOAD',
    );
    response.setHeader('access-control-expose-headers', 'Content-Disposition');
    response.setHeader('cache-control', 'no-store');
    const reply = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://plain.example');
    const name = `${request.method} ${pathname.replace(/^\/api\/v1/, '')}`;
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const [sent, token] = [await text(request), textOf(request.headers['x-token'])];
    if (!pathname.includes('/public/') && sessions.get(token) !== 'open')
      return reply(401, { code: 401, message: 'Login expired', data: null });
    const call = calls[name.replace(/\/export$/, '')];
    if (!call) return reply(404, { message: 'Not found' });
    try {
      const body: unknown = sent === '' ? {} : JSON.parse(sent);
      const query = Object.fromEntries(searchParams);
      const data = call({ query, body: typeof body === 'object' ? { ...body } : {}, token }) ?? null;
      if (request.headers['x-download'] === undefined && !name.endsWith('/export'))
        return reply(200, { data, code: 200, message: 'Success', took: 1 });
      response.setHeader('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
      response.setHeader('content-disposition', `attachment; filename="export-${dateOf(now())}.xlsx"`);
      response.end('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
    } catch (error) {
      if (error instanceof SyntaxError) return reply(400, { code: 400, message: 'Malformed' });
      const { message: reason, cause: data } = error instanceof Error ? error : new Error(String(error));
      const found = Object.entries(refusals).find(([known]) => known === reason);
      if (!found) throw error;
      const [code, english, chinese] = found[1];
      reply(200, { code, message: request.headers['x-language'] === 'zh-CN' ? chinese : english, data });
    }
  }
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(options.port ?? 0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    now,
    nextCode: () => {
      ahead += STEP;
      return totp.generate({ timestamp: now() * 1_000 });
    },
    close: () => {
      const closed = server[Symbol.asyncDispose]();
      // Otherwise, closing would wait for connections that clients keep open.
      server.closeAllConnections();
      return closed;
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , port = '4400', defect] = process.argv;
  const { url } = await startPlainBackend({ port: Number(port), defect });
  console.log(`${url}: sign in with ${plainMerchant.credential}, authenticator ${plainMerchant.secret}`);
}
