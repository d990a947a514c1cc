import { vars } from '@settlement/design-system/tokens';

export const card = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
} as const;
