import type { MockApi } from '@settlement/api-mocks/mockApi';
import { BODY_LIMIT } from '@settlement/api-mocks/server';
import { type Case, bare, call, get, host } from './rawHttp.ts';

const login = (name: string, body: string, status = 422): Case => [
  name,
  call('POST', '/api/v1/public/login', body),
  status,
  status,
];

export const bodies: readonly Case[] = [
  login('no JSON', '{', 400),
  login('an empty body', ''),
  login('a list', '[]'),
  login('null', 'null'),
  login('a number', '1e999'),
  login('a text', '"x"'),
  login('a prototype', '{"__proto__":{"google_auth_code":"mock:rich"}}'),
  login('an unknown merchant', '{"google_auth_code":"mock:constructor"}'),
  login('the prototype as a merchant', '{"google_auth_code":"mock:__proto__"}'),
  login('deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400),
  login(
    'deep nesting next to the fields of a call',
    `{"google_auth_code":"mock:authorised","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    400,
  ),
  login('a lone surrogate', '{"google_auth_code":"\\ud800"}'),
  ['an unknown token', get('/api/v1/user/info', 'X-Token: ../../x'), 401, 401],
  ['the prototype as a token', get('/api/v1/user/info', 'X-Token: __proto__'), 401, 401],
  ['a long token', get('/api/v1/user/info', `X-Token: ${'t'.repeat(5_000)}`), 401, 401],
  ['bytes beyond ASCII in a token', get('/api/v1/user/info', 'X-Token: \u00ff\u00fe'), 401, 401],
  ['an unknown call', get('/api/v1/no/such/call'), 404, 404],
  ['an empty call', get('/api/v1/'), 404, 404],
  ['an escaped call', get('/api/v1/user%2finfo'), 404, 404],
  ['a call with a broken escape', get('/api/v1/%'), 404, 404],
  ['a call by another method', call('DELETE', '/api/v1/user/info', ''), 405, 405],
  ['an unknown scenario', get('/api/v1/user/info', 'X-Mock-Scenario: nonsense.really'), 400, 400],
  ['an invalid language', get('/api/v1/user/info', 'X-Language: ../../../x'), 401, 401],
  ['an invalid address', get('/api/v1/user/info', 'X-Forwarded-For: <script>'), 401, 401],
  [
    'a body that never ends',
    `POST /api/v1/public/login HTTP/1.1\r\n${host}\r\nContent-Length: ${BODY_LIMIT + 1}\r\n\r\nx`,
    413,
    413,
  ],
  ['a POST to a page', call('POST', '/record', 'x=1'), 404, 405],
  ['a PUT over a script', call('PUT', '/assets/app-1.js', 'x'), 404, 405],
  ['a DELETE of the page', call('DELETE', '/index.html', ''), 404, 405],
];

export function impossibleControls(api: MockApi): readonly Case[] {
  const state = (change: object) => JSON.stringify({ ...api.exportState(), ...change });
  const withJournal = (...journal: readonly unknown[]) => state({ journal });
  const entry = {
    kind: 'signIn',
    at: api.clock.now(),
    merchant: 'authorised',
    visitor: { ip: '', device: '', address: '' },
  };
  const sent = { ...entry, kind: 'call', method: 'POST', headers: {}, body: '' };
  const url = 'http://localhost/api/v1/public/login';
  const order = { kind: 'pay', at: api.clock.now(), order: {} };
  const stranger = { ...entry, merchant: 'nobody' };
  const unknownScenario = { kind: 'scenarios', at: api.clock.now(), ids: ['no.such'] };
  return (
    [
      ['an empty state', '/__mock/state', '{}'],
      ['a state of null', '/__mock/state', 'null'],
      ['a state of a list', '/__mock/state', '[]'],
      ['a state that is no JSON', '/__mock/state', '{"version":1,'],
      ['another version', '/__mock/state', state({ version: 2 })],
      ['another seed', '/__mock/state', state({ seed: 'x' })],
      ['a beginning of null', '/__mock/state', state({ startedAt: null })],
      ['a start as text', '/__mock/state', state({ startedAt: 'now' })],
      ['a beginning in 1970', '/__mock/state', state({ startedAt: 0 })],
      ['a beginning before time', '/__mock/state', state({ startedAt: -1e15 })],
      ['a beginning in ages', '/__mock/state', state({ startedAt: 1e300 })],
      ['an offset as text', '/__mock/state', state({ offset: 'x' })],
      ['an offset of ages', '/__mock/state', state({ offset: 1e300 })],
      ['an offset backwards', '/__mock/state', state({ offset: -5 })],
      ['no journal', '/__mock/state', state({ journal: null })],
      ['a journal of null', '/__mock/state', withJournal(null)],
      ['a journal of numbers', '/__mock/state', withJournal(1, 2)],
      ['an unknown entry', '/__mock/state', withJournal({ kind: 'explode', at: 1 })],
      ['a call to nowhere', '/__mock/state', withJournal({ ...sent, url: '//' })],
      ['impossible headers', '/__mock/state', withJournal({ ...sent, url, headers: { 'a b': '\n' } })],
      ['an unknown merchant', '/__mock/state', withJournal(stranger)],
      ['an unknown merchant after one who is known', '/__mock/state', withJournal(entry, stranger)],
      ['an entry without a time', '/__mock/state', withJournal({ ...entry, at: 'x' })],
      ['an unknown scenario in a journal', '/__mock/state', withJournal(unknownScenario)],
      ['a payment without an order', '/__mock/state', withJournal({ ...order, order: null })],
      ['time backwards', '/__mock/clock', '{"advance":-1}'],
      ['time beyond 400 days', '/__mock/clock', `{"advance":${400 * 86_400 + 1}}`],
      ['time of ages', '/__mock/clock', '{"advance":1e300}'],
      ['a time as text', '/__mock/clock', '{"advance":"1 day"}'],
      ['no time', '/__mock/clock', '{}'],
      ['a scenario of objects', '/__mock/scenario', '{"scenario":[{}]}'],
      ['an unknown scenario', '/__mock/scenario', '{"scenario":"no.such"}'],
      ['latency without end', '/__mock/latency', '{"latency":1e300}'],
      ['latency of null', '/__mock/latency', '{"latency":null}'],
      ['a failure of nothing', '/__mock/fail', '{"endpoint":"no.such","failure":500}'],
      ['an unknown failure', '/__mock/fail', '{"endpoint":"payments.list","failure":"explode"}'],
      ['a payment as text', '/__mock/pay', '{"amount":{"a":1}}'],
      ['a control that is no JSON', '/__mock/clock', '{{{{'],
    ] as const
  ).map(([name, target, body]) => {
    const status = name.endsWith('no JSON') ? 400 : 422;
    return [name, call('POST', target, body), status, status];
  });
}

const page = (name: string, target: string, ...headers: string[]) => [name, get(target, ...headers)] as const;
const named = (name: string, ...lines: string[]) =>
  [name, bare('GET /__mock/state HTTP/1.1', ...lines, 'Connection: close')] as const;
const evil = 'Origin: https://evil.example';

export const strangers: readonly Case[] = [
  page('another page', '/__mock/state', evil),
  page('another page over http', '/__mock/inbox', 'Origin: http://evil.example'),
  page('a page without origin', '/__mock/totp', 'Origin: null'),
  page('a page that looks alike', '/__mock/totp', 'Origin: http://localhost.evil.example'),
  page('a page that looks like an IP address', '/__mock/totp', 'Origin: http://127.evil.example'),
  page('a page that ends alike', '/__mock/totp', 'Origin: http://evillocalhost'),
  page('an invalid origin', '/__mock/totp', 'Origin: x'),
  page('an image on another page', '/__mock/totp', 'Sec-Fetch-Site: cross-site'),
  ['a form on another page', call('POST', '/__mock/reset', '', evil)] as const,
  [
    'a question before a call',
    bare('OPTIONS /__mock/state HTTP/1.1', host, 'Connection: close', evil),
  ] as const,
  named('a name that was pointed here', 'Host: evil.example'),
  named('such a name with its own origin', 'Host: evil.example', 'Origin: http://evil.example'),
  page('such a name in the target', 'http://evil.example/__mock/state'),
  named('a name that looks like an IP address', 'Host: 127.evil.example'),
  named('an empty host', 'Host: '),
  named('a host with a user', 'Host: localhost@evil.example'),
].map(([name, bytes]): Case => [name, bytes, 403, 403]);
