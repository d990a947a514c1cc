import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { readCollection, runCollection } from '#testing/httpFile.ts';
import { createMockApi } from './createMockApi.ts';
import { markdownToHtml } from './documentation.ts';

const names = ['api.http', 'api.rest'] as const;

test.each(names)('every request of %s gets the expected response', async (file) => {
  const outcomes = await runCollection(createMockApi(), file);
  const wrong = outcomes.filter(({ expected, got }) => String(expected) !== String(got));
  expect(wrong.map(({ name, expected, got }) => ({ name, expected, got }))).toEqual([]);
  expect(outcomes.filter(({ expected }) => expected.length === 0)).toEqual([]);
});

test.each(names)('the collection %s contains every call with a unique name', (name) => {
  const requests = readCollection(name);
  const given = requests.map((request) => request.name);
  expect(new Set(given).size).toBe(given.length);
  const calls = new Set(requests.map(({ method, target }) => `${method} ${target.split('?')[0]}`));
  const missing = Object.values(endpoints).filter(
    ({ method, path }) => !calls.has(`${method} {{host}}${path}`),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test.each([
  ['## Going live', '<h2 id="going-live">Going live</h2>'],
  ['> One\nparagraph', '<p>One paragraph</p>'],
  [
    '- `a<b`: text\n- [docs](/docs#x)',
    '<ul><li><code>a&lt;b</code>: text</li>\n<li><a href="/docs#x">docs</a></li></ul>',
  ],
  ['1. One\n2. Two', '<ol><li>One</li>\n<li>Two</li></ol>'],
  ['```sh\na "$b" &&\n\n- c\n```', '<pre>a &quot;$b&quot; &amp;&amp;\n\n- c</pre>'],
  ['# A\n\nB\n\nC', '<h1 id="a">A</h1>\n<p>B</p>\n<p>C</p>'],
])('markdownToHtml converts %j', (markdown, html) => {
  expect(markdownToHtml(markdown)).toBe(html);
});
