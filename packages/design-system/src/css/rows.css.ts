import { vars } from '../tokens/vars.css.ts';

export const divided = { '& + &': { borderBlockStart: `1px solid ${vars.color.line.default}` } } as const;

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
