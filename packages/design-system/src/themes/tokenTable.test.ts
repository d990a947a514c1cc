import { expect, it } from 'vitest';

import { tokenTable } from './tokenTable.ts';

it('TOKENS.md is up to date', async () => {
  await expect(tokenTable()).toMatchFileSnapshot('../../TOKENS.md');
});
