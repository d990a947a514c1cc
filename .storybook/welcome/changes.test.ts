import { expect, it } from 'vitest';
import { codePieces } from '../page/Prose.tsx';
import { readChange } from './changes.ts';

it('reads a changeset without its head', () => {
  const file = "---\n'@settlement/design-system': minor\n---\n\nNew: `a`\nand b.\n\nMore.\n";
  expect(readChange('../../.changeset/scales.md', file)).toEqual({
    id: 'scales',
    paragraphs: ['New: `a` and b.', 'More.'],
  });
});

it('tells code from text', () => {
  expect(codePieces('New: `a` and `b`.')).toEqual(['New: ', 'a', ' and ', 'b', '.']);
});
