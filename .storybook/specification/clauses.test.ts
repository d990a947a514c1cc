import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioCatalogue } from '@settlement/api-mocks/scenarios';
import { expect, test } from 'vitest';
import { reviewClauses, reviewErrors, storyEntries } from '../map/reviewMap.ts';
import { createStorySearch } from './findStories.ts';
import { allStories } from '../map/stories.ts';
import { findClauses } from './ClausesPage.tsx';

const root = join(import.meta.dirname, '../..');
const clauses = reviewClauses();
const citations = new Set(clauses.map(({ citation }) => citation));

test('every clause has a unique number and citation', () => {
  expect(new Set(clauses.map(({ number }) => number)).size).toBe(clauses.length);
  expect(citations.size).toBe(clauses.length);
  expect(clauses.filter(({ number }) => !/^[1-9]\.\d+$/.test(number))).toEqual([]);
});

test('exactly the clauses with the status “differs” or “proposed” have a note', () => {
  const wrong = clauses.filter(({ status, note }) => (status === 'done') !== (note === undefined));
  expect(wrong).toEqual([]);
});

test('stories and scenarios cite only existing clauses', () => {
  const cited = [...allStories(), ...scenarioCatalogue].flatMap(({ id, spec = [] }) =>
    spec.map((citation) => `${id}: ${citation}`),
  );
  expect(cited.length).toBeGreaterThan(400);
  expect(cited.filter((line) => !citations.has(line.slice(line.indexOf('§'))))).toEqual([]);
});

test('the clauses contain every entity of the specification', () => {
  const names = clauses.filter(({ number }) => number.startsWith('3.')).map(({ title }) => title);
  expect(names).toHaveLength(19);
  expect(names).toEqual(
    expect.arrayContaining([
      'Auth state',
      'Currency',
      'Expense record',
      'Application option',
      'Login verification response',
    ]),
  );
});

test('every clause has a story or a test', () => {
  const open = clauses.filter(
    ({ stories, tests, test: held }) => stories.length + tests.length === 0 && !held,
  );
  expect(open.map(({ citation }) => citation)).toEqual([]);
});

test('every test of a clause is a file that cites the clause’s section', () => {
  const missing = clauses.flatMap(({ test: held }) => (held && !existsSync(join(root, held)) ? [held] : []));
  expect(missing).toEqual([]);
  const other = clauses.filter(
    ({ number, test: held }) =>
      held && !readFileSync(join(root, held), 'utf8').includes(`§${number.split('.')[0] ?? ''}`),
  );
  expect(other.map(({ citation, test: held }) => `${citation}: ${held ?? ''}`)).toEqual([]);
  const cited = clauses.flatMap(({ tests }) => tests);
  expect(cited.filter((file) => !readFileSync(join(root, file), 'utf8').includes('§'))).toEqual([]);
});

test('the clause of an error code lists the stories that show its code or message', () => {
  const limit = clauses.find(({ citation }) => citation === '§8 10026');
  expect(limit?.sentence).toMatch(/total withdrawal value/i);
  expect(limit?.stories).toContain('screens-withdraw-mobile-withdraw--refused&args=code:10026');
  expect(limit?.stories).toContain('screens-withdraw-mobile-withdraw--limit-within-24-hours');
});

const found = (query: string) => findClauses(clauses, query).clauses.map(({ citation }) => citation);

test('findClauses returns the clauses that contain every term of the query', () => {
  expect(found('10038')).toEqual(expect.arrayContaining(['§8 HTTP 422', '§8 10038']));
  expect(found(' insufficient  BALANCE ')).toEqual(['§8 10023']);
  expect(findClauses(clauses, '§2 record').clauses.map(({ number }) => number)).toContain('2.11');
  expect(findClauses(clauses, '')).toEqual({ clauses, isPartial: false });
});

test('findClauses falls back to the clauses with the most matching terms', () => {
  expect(found('auto-collapse')).toContain('§2 Layout');
  expect(findClauses(clauses, 'login-type message').isPartial).toBe(true);
  expect(found('qwertz')).toEqual([]);
});

const findStories = createStorySearch(storyEntries(), reviewErrors());
const first = (query: string) => findStories(query)[0];

test.each([
  ['swap expired', 'screens-swap-swap--expired'],
  ['withdraw refused 10026', 'screens-withdraw-withdraw--refused&args=code:10026'],
  ['withdraw 10026', 'screens-withdraw-withdraw--limit-within-24-hours'],
  ['swap 余额不足', 'screens-swap-swap--insufficient-balance'],
  ['payment records loading', 'screens-payments-payment-records--loading'],
])('a search for “%s” lists the expected state first', (query, address) => {
  expect(first(query)?.address).toBe(address);
});

test('a search lists a state once for both devices', () => {
  const { other } = first('withdraw refused 10026') ?? {};
  expect(other).toBe('screens-withdraw-mobile-withdraw--refused&args=code:10026');
  const addresses = findStories('withdraw refused 10026').map(({ address }) => address);
  expect(addresses).not.toContain(other);
});

test('a search treats synonyms as the same word', () => {
  const all = (query: string) => findStories(query).map(({ address }) => address);
  expect(all('提现 loading')[0]).toBe(all('withdraw loading')[0]);
  expect(all('2fa').length).toBeGreaterThan(5);
  expect(all('qwertz')).toEqual([]);
});

test('a search lists exact matches of a phrase first', () => {
  const query = 'no account uses this email address';
  const [best] = findClauses(clauses, query).clauses;
  expect(best?.citation).toBe('§8 10003');
  const found = findStories(query);
  const says = found.map(({ name, message }) =>
    /no account uses this email address/i.test(`${name} ${message}`),
  );
  expect(says.filter(Boolean).length).toBeGreaterThan(5);
  expect(says.lastIndexOf(true)).toBe(says.filter(Boolean).length - 1);
});

test('a search result with an error contains its message', () => {
  expect(first('withdraw insufficient balance')).toMatchObject({
    address: 'screens-withdraw-withdraw--insufficient-balance',
    message: expect.stringMatching(/10023 Your available balance is too low · 可用余额不足/),
  });
  expect(first('withdraw loading')?.message).toBe('');
});

test.each([
  ['with too sm', 'screens-withdraw-withdraw--too-small'],
  ['callb offl', 'screens-callbacks-callbacks--offline'],
  ['10028 cre', 'screens-applications-applications--create-refused&args=code:10028'],
  ['merch perm', 'screens-permission-permission--not-opened'],
  ['swap', 'screens-swap-swap--default'],
  ['market', 'screens-market-market-monitoring--default'],
  ['dash offl', 'screens-dashboard-dashboard--offline'],
  ['收款 加载', 'screens-payments-payment-records--loading'],
  ['个人信息', 'screens-account-personal-info--editing'],
  ['提现 余额不足', 'screens-withdraw-withdraw--insufficient-balance'],
])('a search for the unfinished text “%s” lists the expected state first', (query, address) => {
  expect(first(query)?.address).toBe(address);
});

test.each([
  ['insufficient balance', 'screens-withdraw-withdraw--insufficient-balance'],
  ['withdraw verification', 'screens-withdraw-withdraw--verification'],
  ['cannot be withdrawn', 'screens-withdraw-withdraw--frozen'],
  ['too large', 'screens-withdraw-withdraw--refused&args=code:10025'],
  ['account does not exist', 'screens-auth-login--account-does-not-exist'],
  ['google code error login', 'screens-auth-login--verify-refused&args=code:10018'],
  ['auditing', 'screens-withdraw-result--auditing'],
  ['dashboard failed', 'screens-dashboard-dashboard--failed'],
  ['withdraw amount', 'screens-withdraw-mobile-withdraw--amount-step'],
  ['no address available', 'screens-assets-recharge--address-failed&args=code:10005'],
])('a search for “%s” lists the expected state among the first eight results', (query, address) => {
  const addresses = findStories(query)
    .slice(0, 8)
    .flatMap((story) => [story.address, story.other]);
  expect(addresses).toContain(address);
});
