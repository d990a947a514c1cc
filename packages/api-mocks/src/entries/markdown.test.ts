import { expect, test } from 'vitest';
import { markdownToHtml } from './markdown.ts';

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
