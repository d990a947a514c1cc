/**
 * The colors by hue and step. Only the themes use them. All other code uses names by purpose, such as
 * `vars.color.text.muted`.
 */
export const palette = {
  white: '#FFFFFF',
  black: '#000000',

  blue50: '#EEF4FF',
  blue200: '#A9CBFF',
  blue300: '#7FB1FB',
  blue500: '#4D91F7',
  blue600: '#2468D8',
  blue700: '#1D5CC4',
  blue800: '#174EA8',
  blue900: '#0F3A8C',
  blue950: '#15264A',

  ink900: '#0E1A2E',
  slate50: '#F5F7FB',
  slate75: '#F1F4F9',
  slate100: '#EDF1F6',
  slate200: '#E3E8F0',
  slate300: '#CBD4E1',
  slate450: '#8593A9',
  slate500: '#5B6B84',
  slate600: '#44536B',
  slate700: '#36445A',

  night950: '#0B1220',
  night925: '#0D1626',
  night900: '#111A2B',
  night850: '#16213A',
  night800: '#1D2940',
  night700: '#223049',
  night600: '#33445F',
  night450: '#65779A',
  night400: '#8596B5',
  night300: '#9DABC4',
  night200: '#B6C2D6',
  night50: '#E9EFF9',

  green50: '#E7F8F0',
  green400: '#4ADE9B',
  green700: '#0B7A4B',
  green800: '#075C38',
  green950: '#12291F',

  amber50: '#FFF5E0',
  amber400: '#F7B955',
  amber700: '#9A5B00',
  amber800: '#744400',
  amber950: '#2C2313',

  red50: '#FDECEA',
  red300: '#FFA69E',
  red400: '#FF8A80',
  red700: '#C2362B',
  red800: '#A62C22',
  red900: '#8A2018',
  red950: '#321A1C',

  teal500: '#14B8A6',
  violet500: '#8B6CF6',
  orange500: '#F0A33A',
  steel400: '#A9B6CA',
} as const;
