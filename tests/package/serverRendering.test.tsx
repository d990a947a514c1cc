import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { entryFiles } from '../../packages/design-system/scripts/build/entryFiles.ts';
import { examples } from './examples/index.tsx';

const buttonText = (html: string) =>
  [...html.matchAll(/<button.*?<\/button>/g)].map(([button]) => button.replaceAll(/<[^>]*>/g, ''));

it('server rendering tests run without a browser environment', () => {
  expect([typeof document, typeof window, typeof matchMedia]).toEqual(Array(3).fill('undefined'));
});

it('server rendering tests have an example of every entry point', () => {
  expect(Object.keys(examples).toSorted()).toEqual([...entryFiles('packages/design-system').keys()]);
});

it.each(Object.entries(examples))('server rendering of %s logs no errors or warnings', (_, example) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(renderToString(example)).not.toBe('');
  expect([...error.mock.calls, ...warn.mock.calls]).toEqual([]);
});

it.each([
  ['Select', 'TRON'],
  ['MultiSelect', 'Paid'],
  ['DateRangePicker', 'Oct 22 – Nov 20, 2026'],
])('the server-rendered HTML of a %s contains the chosen option', (name, chosen) => {
  expect(buttonText(renderToString(examples[name])).join(' ')).toContain(chosen);
});

it.each([
  ['ComboBox', 'value="TRON"'],
  ['NumberField', 'value="1,500"'],
  ['DataTable', '1240.00'],
  ['InfiniteList', '1240.00'],
  ['Disclosure', 'Behind it'],
  ['Tabs', 'First'],
  ['ReorderList', 'Two'],
])('the server-rendered HTML of a %s contains its content', (name, content) => {
  expect(renderToString(examples[name])).toContain(content);
});
