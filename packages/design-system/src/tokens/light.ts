import { palette as p } from './palette.ts';

const values = {
  color: {
    canvas: p.slate50,
    surface: p.white,
    sunken: p.slate75,
    raised: p.white,
    scrim: 'rgb(14 26 46 / 0.44)',
    line: { default: p.slate200, strong: p.slate300, control: p.slate450 },
    text: {
      default: p.ink900,
      muted: p.slate500,
      accent: p.blue700,
      positive: p.green700,
      caution: p.amber700,
      critical: p.red700,
      neutral: p.slate600,
      onFill: p.white,
    },
    fill: {
      accent: p.blue600,
      accentHover: p.blue700,
      accentPressed: p.blue800,
      critical: p.red700,
      criticalHover: p.red800,
      hover: p.slate75,
      pressed: p.slate200,
      track: p.slate200,
    },
    soft: {
      accent: p.blue50,
      accentHover: '#E0EBFF',
      neutral: p.slate100,
      positive: p.green50,
      caution: p.amber50,
      critical: p.red50,
    },
    graphic: {
      accent: p.blue500,
      positive: p.green700,
      caution: p.amber700,
      critical: p.red700,
      neutral: p.slate600,
    },
    focus: p.blue500,
    chart: {
      first: p.blue500,
      second: p.teal500,
      third: p.violet500,
      fourth: p.orange500,
      others: p.steel400,
    },
    hero: {
      from: '#1D5CC4',
      to: p.blue900,
      ring: 'rgb(255 255 255 / 0.14)',
      text: p.white,
      line: 'rgb(255 255 255 / 0.45)',
    },
  },
  shadow: {
    card: '0 1px 2px rgb(14 26 46 / 0.04)',
    floating: '0 8px 24px rgb(14 26 46 / 0.12), 0 2px 6px rgb(14 26 46 / 0.06)',
    modal: '0 24px 64px rgb(14 26 46 / 0.24)',
  },
};

type Values<Names> = { [Name in keyof Names]: Names[Name] extends string ? string : Values<Names[Name]> };

export type Theme = Values<typeof values>;

export const light: Theme = values;
