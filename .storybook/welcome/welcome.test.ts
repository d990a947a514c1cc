import { expect, it } from 'vitest';
import { codePieces } from '../page/Page.tsx';
import { consoleChanges, packageChanges, readChangeset } from './changes.ts';
import ids from '../links/ids.txt?raw';
import { journeys } from './journeys.ts';

it('readChangeset reads the first paragraph after the front matter', () => {
  const file = "---\n'@settlement/design-system': minor\n---\n\nNew: `a`\nand b.\n\nMore.\n";
  expect(readChangeset('../../.changeset/scales.md', file)).toEqual({
    id: 'scales',
    text: 'New: `a` and b.',
  });
});

it('packageChanges returns the newest release if there are no changesets', () => {
  const changelog = `# @settlement/design-system

## 0.2.0

### Minor Changes

- 1a2b3c4: New: \`a\`
  and b.

  More.

### Patch Changes

- 5d6e7f8: Mended.

## 0.1.0

- Older.
`;
  const changes = packageChanges({}, { 'CHANGELOG.md': changelog });
  expect(changes.items.map(({ text }) => text)).toEqual(['New: `a` and b.', 'Mended.']);
  expect(packageChanges({ 'a.md': 'A.' }, { 'CHANGELOG.md': changelog }).items).toEqual([
    { id: 'a', text: 'A.' },
  ]);
});

it('consoleChanges groups the newest section of the changelog by audience', () => {
  const changelog = `# Changes to the console

Written for merchants.

## Not yet released

For merchants

- A swap shows the reason for a missing quote.
- Back closes a dialog.

For operators

- \`config.json\` has \`supportUrl\`.

## 24 October 2026

For merchants

- Older.
`;
  expect(
    consoleChanges(changelog).map(({ title, items }) => [title, ...items.map(({ text }) => text)]),
  ).toEqual([
    ['For merchants', 'A swap shows the reason for a missing quote.', 'Back closes a dialog.'],
    ['For operators', '`config.json` has `supportUrl`.'],
  ]);
  expect(consoleChanges('# Changes to the console\n')).toEqual([]);
});

it('codePieces separates code from prose', () => {
  expect(codePieces('New: `a` and `b`.')).toEqual(['New: ', 'a', ' and ', 'b', '.']);
});

it.each(journeys.flatMap(({ steps }) => steps.map(({ to }) => to.id)))(
  'the welcome page links to an existing story: %s',
  (id) => {
    const [component = '', name = ''] = id.split('--');
    const line = ids.split('\n').find((one) => one.startsWith(`${component}: `));
    expect(line?.split(' ')).toContain(name);
  },
);
