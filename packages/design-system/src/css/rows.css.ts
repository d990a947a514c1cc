import { vars } from '../tokens/vars.css.ts';

/** A line between two rows that follow each other: `selectors: divided`. */
export const divided = {
  '& + &': { borderBlockStart: `1px solid ${vars.color.line.default}` },
} as const;

/** A row of a list in a card, which has given the room above the first row and below the last. */
export const dividedRow = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  selectors: {
    ...divided,
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
} as const;
