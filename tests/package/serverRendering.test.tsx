import { readdirSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { examples } from './examples/index.tsx';

const entries = readdirSync(new URL('../../packages/design-system/src/entries', import.meta.url))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.css.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

/** The text of an example's buttons, as a person without JavaScript sees them. */
const buttonText = (html: string) =>
  [...html.matchAll(/<button.*?<\/button>/g)].map(([button]) => button.replaceAll(/<[^>]*>/g, ''));

it('runs where there is no browser', () => {
  expect([typeof document, typeof window, typeof matchMedia]).toEqual(Array(3).fill('undefined'));
});

it('has an example of every entry', () => {
  expect(Object.keys(examples).toSorted()).toEqual(entries.toSorted());
});

it.each(Object.entries(examples))('renders %s on a server without a warning', (_, example) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(renderToString(example)).not.toBe('');
  expect([...error.mock.calls, ...warn.mock.calls]).toEqual([]);
});

it.each([
  ['Select', 'TRON'],
  ['MultiSelect', 'Paid'],
  ['DateRangePicker', '2026-10-22 – 2026-11-20'],
])('has what is chosen in a %s in the HTML', (name, chosen) => {
  expect(buttonText(renderToString(examples[name])).join(' ')).toContain(chosen);
});

it.each([
  ['ComboBox', 'value="TRON"'],
  ['NumberField', 'value="1,500"'],
  ['DataTable', '1240.00'],
  ['InfiniteList', '1240.00'],
  ['Disclosure', 'Behind it'],
  ['Tabs', 'First'],
  ['SearchList', 'ORD-1'],
  ['ReorderList', 'Two'],
])('has the content of a %s in the HTML', (name, content) => {
  expect(renderToString(examples[name])).toContain(content);
});
