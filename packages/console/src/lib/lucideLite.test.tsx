import { CheckIcon, CloseIcon, SunIcon } from '@settlement/design-system/icons';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLineIcon, { type IconData } from './lucideLite.tsx';

const cross: IconData = {
  name: 'x',
  node: [
    ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
    ['path', { d: 'm6 6 12 12', key: 'd8bk6v' }],
  ],
};

/** Attributes in order of their names: what is drawn does not depend on it. */
const attributesOf = (markup: string) =>
  (/<svg ([^>]*)>/.exec(markup)?.[1] ?? '').match(/[\w-]+="[^"]*"/g)?.toSorted();
const insideOf = (markup: string) => markup.replace(/^<svg [^>]*>/, '');

test.each([
  {},
  { size: 16, className: 'spin' },
  { strokeWidth: 3, 'aria-hidden': true },
  { 'aria-label': 'Close', role: 'img' },
] as const)('draws what Lucide draws, with %o', (props) => {
  const Cross = createLineIcon(cross);
  const ours = renderToStaticMarkup(<Cross {...props} />);
  const theirs = renderToStaticMarkup(<CloseIcon {...props} />);
  expect(attributesOf(ours)).toEqual(attributesOf(theirs));
  expect(insideOf(ours)).toBe(insideOf(theirs));
});

test('every icon is of the size that it draws for', () => {
  for (const Icon of [CheckIcon, SunIcon]) {
    expect(renderToStaticMarkup(<Icon />)).toContain('viewBox="0 0 24 24"');
  }
});
