import { expect, it } from 'vitest';

import { tokenTable } from './tokenTable.ts';

it('is what TOKENS.md shows', async () => {
  await expect(tokenTable()).toMatchFileSnapshot('../../TOKENS.md');
});
