import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { spokenWords } from './spokenWords.ts';

it('finds the sentences of a story, also in patterns, and no ids', () => {
  const { program } = parseSync(
    'Some.stories.tsx',
    `export const NotEnough = amountIs('2000', /insufficient balance|余额不足/i, 'withdrawals.insufficient', {
      play: async (stage) => { await stage.findByText('Enter less than 12'); },
    });`,
  );
  expect(spokenWords(program).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'insufficient balance 余额不足',
    'Enter less than 12',
  ]);
});
