import { styled } from 'storybook/theming';

export const PopoverBox = styled.div(({ theme }) => ({
  width: 320,
  padding: 16,
  display: 'grid',
  gap: 12,
  borderRadius: 8,
  color: theme.color.defaultText,
  background: theme.background.content,
  fontSize: theme.typography.size.s2,
}));

export const Note = styled.p(({ theme }) => ({ margin: 0, color: theme.textMutedColor, fontSize: 12 }));
