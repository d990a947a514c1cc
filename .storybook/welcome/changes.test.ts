import { expect, it } from 'vitest';
import { codePieces } from '../page/Prose.tsx';
import { latestChanges, readChange } from './changes.ts';

it('reads a changeset without its head', () => {
  const file = "---\n'@settlement/design-system': minor\n---\n\nNew: `a`\nand b.\n\nMore.\n";
  expect(readChange('../../.changeset/scales.md', file)).toEqual({
    id: 'scales',
    paragraphs: ['New: `a` and b.', 'More.'],
  });
});

it('reads the newest release where no changeset waits', () => {
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
  const changes = latestChanges({}, { 'CHANGELOG.md': changelog });
  expect(changes.map(({ paragraphs }) => paragraphs)).toEqual([['New: `a` and b.', 'More.'], ['Mended.']]);
  expect(latestChanges({ 'a.md': 'A.' }, { 'CHANGELOG.md': changelog })).toEqual([
    { id: 'a', paragraphs: ['A.'] },
  ]);
});

it('tells code from text', () => {
  expect(codePieces('New: `a` and `b`.')).toEqual(['New: ', 'a', ' and ', 'b', '.']);
});
