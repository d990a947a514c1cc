import { create } from 'storybook/theming/create';

export const theme = create({
  base: 'light',
  brandTitle: 'Settlement Business Center',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: '#2468D8',
  colorSecondary: '#2468D8',
  appBg: '#F5F7FB',
  appContentBg: '#FFFFFF',
  appPreviewBg: '#F5F7FB',
  appBorderColor: '#E3E8F0',
  appBorderRadius: 8,
  barTextColor: '#5B6B84',
  barSelectedColor: '#1D5CC4',
  barHoverColor: '#1D5CC4',
  textColor: '#0E1A2E',
  textMutedColor: '#5B6B84',
  inputBorderRadius: 8,
});
