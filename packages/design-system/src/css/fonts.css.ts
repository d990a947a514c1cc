import { globalFontFace } from '@vanilla-extract/css';

const inter = (subset: string, unicodeRange: string) =>
  globalFontFace('Inter Variable', {
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: '100 900',
    src: `url(@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2) format('woff2-variations')`,
    unicodeRange,
  });

inter(
  'latin-ext',
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
);
inter(
  'latin',
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
);

// The fallback has the metrics of Arial, scaled to Inter, so that the text doesn't move.
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Arimo'), local('NimbusSans-Regular')",
  ascentOverride: '90.49%',
  descentOverride: '22.56%',
  lineGapOverride: '0%',
  sizeAdjust: '107.06%',
});
