import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { hmacOf } from '@settlement/api-mocks/rules/hmac';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { curlOf, headersText, pretty, type Hint, hintsOf } from './AttemptView.tsx';
import { WebAddress } from './callbackTexts.tsx';

const answered = (http_code: number, body = '', error = '') => ({
  response: { http_code, headers: {}, body, error, duration_ms: 1 },
});

test.each<[number, string, string, Hint[]]>([
  [200, 'success', '', []],
  [200, 'OK', '', []],
  [204, '', '', []],
  [302, '', '', ['redirect']],
  [401, '', '', ['firewall']],
  [403, '', '', ['firewall']],
  [404, '', '', ['missing']],
  [422, '', '', ['rejected']],
  [429, '', '', ['busy']],
  [500, '', '', ['broken']],
  [503, '', '', ['busy']],
  [0, '', 'timeout', ['timeout']],
  [0, '', 'dns', ['dns']],
  [0, '', 'tls', ['tls']],
  [0, '', 'reset', ['silent']],
])('hintsOf for code %i, body %j and error %j returns %j', (code, body, error, hints) => {
  expect(hintsOf(answered(code, body, error))).toEqual(hints);
});

interface Answer<Data> {
  data: Data;
}

test('the signature sent by the mock API matches the signature of the console', async () => {
  const api = createMockApi({ isSignedIn: true });
  const ask = async <Data>(path: string): Promise<Data> => {
    const headers = { 'X-Token': api.signIn() };
    const response = await api.handle(new Request(`https://bank.test/api/v1${path}`, { headers }));
    const { data }: Answer<Data> = await response.json();
    return data;
  };
  const { list } = await ask<{ list: { id: string }[] }>('/callback/list?status=4&pageSize=1');
  const detail = await ask<{
    appid: string;
    attempt_list: { request: { sign: string; sign_string: string } }[];
  }>(`/callback/info?id=${list[0]?.id ?? ''}`);
  const apps = api.merchant().rows.apps.all();
  const key = apps.find(({ appid }) => appid === detail.appid)?.signingKeys[0]?.key ?? '';
  const request = detail.attempt_list[0]?.request;
  expect(request?.sign).toMatch(/^[0-9a-f]{64}$/);
  expect(hmacOf(key, request?.sign_string ?? '')).toBe(request?.sign);
});

test('the shell command of a request escapes single quotes', () => {
  expect(
    curlOf({
      method: 'POST',
      url: 'https://a.example/x',
      headers: { A: 'b' },
      body: `{"n":"O'Neil"}`,
      sign: '',
      sign_string: '',
    }),
  ).toBe(`curl -X POST 'https://a.example/x' \\\n  -H 'A: b' \\\n  --data-raw '{"n":"O'\\''Neil"}'`);
});

test('pretty indents only valid JSON', () => {
  expect(pretty('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(pretty('<html>')).toBe('<html>');
});

test('headersText returns one header per line', () => {
  expect(headersText({ A: 'b', C: 'd' })).toBe('A: b\nC: d');
});

test('WebAddress allows line breaks before dots and slashes', () => {
  const url = 'https://shop.northwind.example/hooks/v1';
  const html = renderToStaticMarkup(createElement(WebAddress, { url }));
  expect(html.split('<wbr/>')).toEqual(['https://shop', '.northwind', '.example', '/hooks', '/v1']);
});
