// This script runs in Node.js without transforms, in an application that has installed the package.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';

import { examples } from './examples.mjs';

const warnings = [];
console.error = console.warn = (...parts) => warnings.push(parts.join(' '));
const pages = Object.fromEntries(
  Object.entries(examples).map(([name, example]) => [name, renderToString(example)]),
);
assert.deepEqual(warnings, []);
assert.ok(!Object.values(pages).includes(''), 'an example renders nothing');

// The HTML of a form also contains the options that aren't chosen, so only buttons are searched.
const buttonsOf = (html) =>
  html.match(/<button.*?<\/button>/g).map((button) => button.replaceAll(/<[^>]*>/g, ''));
for (const [name, chosen] of [
  ['Select', 'TRON'],
  ['MultiSelect', 'Paid'],
  ['DateRangePicker', 'Oct 22 – Nov 20, 2026'],
])
  assert.ok(buttonsOf(pages[name]).join(' ').includes(chosen), `${name} doesn't show ${chosen}`);
for (const [name, content] of [
  ['ComboBox', 'value="TRON"'],
  ['NumberField', 'value="1,500"'],
  ['DataTable', '1240.00'],
  ['InfiniteList', '1240.00'],
  ['Disclosure', 'Behind it'],
  ['Tabs', 'First'],
  ['ReorderList', 'Two'],
])
  assert.ok(pages[name].includes(content), `${name} doesn't contain ${content}`);
writeFileSync('pages.json', JSON.stringify(pages));
