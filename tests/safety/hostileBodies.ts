import type { MockApi } from '@settlement/api-mocks/mockApi';
import { BODY_LIMIT } from '@settlement/api-mocks/server';
import { type Case, bare, call, get, host } from './rawHttp.ts';

export const bodies: readonly Case[] = [
  ['no JSON', call('POST', '/api/v1/public/login', '{'), 400, 400],
  ['an empty body', call('POST', '/api/v1/public/login', ''), 422, 422],
  ['a list', call('POST', '/api/v1/public/login', '[]'), 422, 422],
  ['null', call('POST', '/api/v1/public/login', 'null'), 422, 422],
  ['a number', call('POST', '/api/v1/public/login', '1e999'), 422, 422],
  ['a text', call('POST', '/api/v1/public/login', '"x"'), 422, 422],
  [
    'a prototype',
    call('POST', '/api/v1/public/login', '{"__proto__":{"google_auth_code":"mock:rich"}}'),
    422,
    422,
  ],
  [
    'an unknown merchant',
    call('POST', '/api/v1/public/login', '{"google_auth_code":"mock:constructor"}'),
    422,
    422,
  ],
  [
    'the prototype as a merchant',
    call('POST', '/api/v1/public/login', '{"google_auth_code":"mock:__proto__"}'),
    422,
    422,
  ],
  [
    'deep nesting',
    call('POST', '/api/v1/public/login', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    400,
    400,
  ],
  [
    'deep nesting beside the fields of a call',
    call(
      'POST',
      '/api/v1/public/login',
      `{"google_auth_code":"mock:authorised","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ),
    400,
    400,
  ],
  ['a lone surrogate', call('POST', '/api/v1/public/login', '{"google_auth_code":"\\ud800"}'), 422, 422],
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
  ['a language that is none', get('/api/v1/user/info', 'X-Language: ../../../x'), 401, 401],
  ['an address that is none', get('/api/v1/user/info', 'X-Forwarded-For: <script>'), 401, 401],
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

/** Requests to the controls that cannot be carried out, on a bank as `api` is. */
export function impossibleControls(api: MockApi): readonly Case[] {
  const state = (change: object) => JSON.stringify({ ...api.exportState(), ...change });
  const entry = {
    kind: 'signIn',
    at: api.clock.now(),
    merchant: 'authorised',
    visitor: { ip: '', device: '', address: '' },
  };
  const order = { kind: 'pay', at: api.clock.now(), order: {} };
  return (
    [
      ['an empty state', '/__mock/state', '{}'],
      ['a state of null', '/__mock/state', 'null'],
      ['a state of a list', '/__mock/state', '[]'],
      ['a state that is no JSON', '/__mock/state', '{"version":1,'],
      ['another version', '/__mock/state', state({ version: 2 })],
      ['another seed', '/__mock/state', state({ seed: 'x' })],
      ['a beginning of null', '/__mock/state', state({ startedAt: null })],
      ['a beginning in words', '/__mock/state', state({ startedAt: 'now' })],
      ['a beginning in 1970', '/__mock/state', state({ startedAt: 0 })],
      ['a beginning before time', '/__mock/state', state({ startedAt: -1e15 })],
      ['a beginning in ages', '/__mock/state', state({ startedAt: 1e300 })],
      ['an offset of words', '/__mock/state', state({ offset: 'x' })],
      ['an offset of ages', '/__mock/state', state({ offset: 1e300 })],
      ['an offset backwards', '/__mock/state', state({ offset: -5 })],
      ['no journal', '/__mock/state', state({ journal: null })],
      ['a journal of null', '/__mock/state', state({ journal: [null] })],
      ['a journal of numbers', '/__mock/state', state({ journal: [1, 2] })],
      ['an unknown entry', '/__mock/state', state({ journal: [{ kind: 'explode', at: 1 }] })],
      [
        'a call to nowhere',
        '/__mock/state',
        state({ journal: [{ ...entry, kind: 'call', method: 'POST', url: '//', headers: {}, body: '' }] }),
      ],
      [
        'a call with impossible headers',
        '/__mock/state',
        state({
          journal: [
            {
              ...entry,
              kind: 'call',
              method: 'POST',
              url: 'http://localhost/api/v1/public/login',
              headers: { 'a b': '\n' },
              body: '',
            },
          ],
        }),
      ],
      ['an unknown merchant', '/__mock/state', state({ journal: [{ ...entry, merchant: 'nobody' }] })],
      [
        'an unknown merchant after one who is known',
        '/__mock/state',
        state({ journal: [entry, { ...entry, merchant: 'nobody' }] }),
      ],
      ['an entry without a time', '/__mock/state', state({ journal: [{ ...entry, at: 'x' }] })],
      [
        'an unknown scenario in a journal',
        '/__mock/state',
        state({ journal: [{ kind: 'scenarios', at: api.clock.now(), ids: ['no.such'] }] }),
      ],
      ['a payment without an order', '/__mock/state', state({ journal: [{ ...order, order: null }] })],
      ['time backwards', '/__mock/clock', '{"advance":-1}'],
      ['time of ages', '/__mock/clock', '{"advance":1e300}'],
      ['time in words', '/__mock/clock', '{"advance":"1 day"}'],
      ['no time', '/__mock/clock', '{}'],
      ['a scenario of objects', '/__mock/scenario', '{"scenario":[{}]}'],
      ['a scenario that is none', '/__mock/scenario', '{"scenario":"no.such"}'],
      ['latency without end', '/__mock/latency', '{"latency":1e300}'],
      ['latency of null', '/__mock/latency', '{"latency":null}'],
      ['a failure of nothing', '/__mock/fail', '{"endpoint":"no.such","failure":500}'],
      ['a failure that is none', '/__mock/fail', '{"endpoint":"payments.list","failure":"explode"}'],
      ['a payment of words', '/__mock/pay', '{"amount":{"a":1}}'],
      ['a control that is no JSON', '/__mock/clock', '{{{{'],
    ] as const
  ).map(([name, target, body]) => {
    const status = name.endsWith('no JSON') ? 400 : 422;
    return [name, call('POST', target, body), status, status];
  });
}

export const strangers: readonly Case[] = [
  ['another page', get('/__mock/state', 'Origin: https://evil.example'), 403, 403],
  ['another page over http', get('/__mock/inbox', 'Origin: http://evil.example'), 403, 403],
  ['a page without origin', get('/__mock/totp', 'Origin: null'), 403, 403],
  ['a page that looks alike', get('/__mock/totp', 'Origin: http://localhost.evil.example'), 403, 403],
  ['a page that ends alike', get('/__mock/totp', 'Origin: http://evillocalhost'), 403, 403],
  ['an origin that is none', get('/__mock/totp', 'Origin: x'), 403, 403],
  ['an image on another page', get('/__mock/totp', 'Sec-Fetch-Site: cross-site'), 403, 403],
  ['a form on another page', call('POST', '/__mock/reset', '', 'Origin: https://evil.example'), 403, 403],
  [
    'a question before a call',
    bare('OPTIONS /__mock/state HTTP/1.1', host, 'Connection: close', 'Origin: https://evil.example'),
    403,
    403,
  ],
  [
    'a name that was pointed here',
    bare('GET /__mock/state HTTP/1.1', 'Host: evil.example', 'Connection: close'),
    403,
    403,
  ],
  [
    'such a name with its own origin',
    bare(
      'GET /__mock/state HTTP/1.1',
      'Host: evil.example',
      'Origin: http://evil.example',
      'Connection: close',
    ),
    403,
    403,
  ],
  ['such a name in the target', get('http://evil.example/__mock/state'), 403, 403],
  ['an empty host', bare('GET /__mock/state HTTP/1.1', 'Host: ', 'Connection: close'), 403, 403],
  [
    'a host with a user',
    bare('GET /__mock/state HTTP/1.1', 'Host: localhost@evil.example', 'Connection: close'),
    403,
    403,
  ],
];
