import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import * as icons from './icons.ts';
import { mirroredIcons } from './mirrored.css.ts';

const source = new URL('..', import.meta.url);
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css.ts'),
);

const physical = [
  /\b(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Left|Right)\w*\s*:/,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius\s*:/,
  /[{,\s'"](?:left|right)['"]?\s*:/,
  /\b(?:textAlign|float|clear)\s*:\s*['"](?:left|right)/,
];

it('the patterns of this test detect physical placements', () => {
  for (const rule of ["marginLeft: 'auto'", '{ left: 0 }', "textAlign: 'right'", 'borderTopLeftRadius: 0']) {
    expect(physical.some((pattern) => pattern.test(rule))).toBe(true);
  }
});

it.each(sheets)('the style sheet %s uses only placements that follow the writing direction', (file) => {
  const lines = readFileSync(new URL(file, source), 'utf8').split('\n');
  expect(lines.filter((line) => physical.some((pattern) => pattern.test(line)))).toEqual([]);
});

it.each(sheets)('the style sheet %s has a right-to-left rule if it moves elements sideways', (file) => {
  const rules = readFileSync(new URL(file, source), 'utf8');
  const isPhysical = /translateX\(|transformOrigin: '(?:0|100%|left|right)/.test(rules);
  expect(!isPhysical || rules.includes(':dir(rtl')).toBe(true);
});

it('components mark their directional icons as mirrored in right-to-left text', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^components.*(?<!stories)\.tsx$/.test(file),
  );
  const drawn = files.flatMap((file) =>
    [
      ...readFileSync(new URL(file, source), 'utf8').matchAll(
        /<(?:Arrow|Chevron)(?:Up)?(?:Left|Right)Icon[^>]*>/g,
      ),
    ].map(([icon]) => `${file}: ${icon}`),
  );
  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.filter((line) => !line.includes('mirrored'))).toEqual([]);
});

it('every directional icon has a rule that mirrors it in right-to-left text', () => {
  const classes = Object.entries(icons).map(([name, Icon]) => ({
    name,
    html: renderToStaticMarkup(<Icon aria-hidden="true" />),
  }));
  for (const icon of mirroredIcons) {
    expect(classes.some(({ html }) => new RegExp(`[" ]lucide-${icon}[" ]`).test(html))).toBe(true);
  }
  const pointing = classes.filter(({ name }) => /^(?:Arrow|Chevron)\w*(?:Left|Right)Icon$/.test(name));
  // An icon that points in both directions isn't mirrored.
  const missed = pointing.filter(
    ({ name, html }) =>
      name !== 'ArrowLeftRightIcon' && !mirroredIcons.some((icon) => html.includes(`lucide-${icon}`)),
  );
  expect(missed).toEqual([]);
});
