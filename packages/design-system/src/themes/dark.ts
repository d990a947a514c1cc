import { palette as p } from '../tokens/palette.ts';

import { type Theme, light } from '../tokens/light.ts';

export const dark: Theme = {
  color: {
    canvas: p.night950,
    surface: p.night900,
    sunken: p.night925,
    raised: p.night850,
    scrim: 'rgb(4 8 16 / 0.64)',
    line: { default: p.night700, strong: p.night600, control: p.night450 },
    text: {
      default: p.night50,
      muted: p.night300,
      accent: p.blue300,
      positive: p.green400,
      caution: p.amber400,
      critical: p.red400,
      neutral: p.night200,
      onFill: p.white,
    },
    fill: {
      accent: p.blue600,
      accentHover: '#2D72E3',
      accentPressed: p.blue700,
      critical: p.red700,
      criticalHover: '#CC4237',
      hover: p.night800,
      pressed: p.night700,
      track: p.night700,
    },
    soft: {
      accent: p.blue950,
      accentHover: '#1B3060',
      neutral: p.night800,
      positive: p.green950,
      caution: p.amber950,
      critical: p.red950,
    },
    graphic: {
      accent: p.blue500,
      positive: p.green400,
      caution: p.amber400,
      critical: p.red400,
      neutral: p.night200,
    },
    focus: light.color.focus,
    chart: light.color.chart,
    hero: light.color.hero,
  },
  shadow: {
    card: '0 0 0 transparent',
    floating: '0 8px 24px rgb(0 0 0 / 0.48), 0 2px 6px rgb(0 0 0 / 0.32)',
    modal: '0 24px 64px rgb(0 0 0 / 0.64)',
  },
};
