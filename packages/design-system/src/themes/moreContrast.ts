import { palette as p } from '../tokens/palette.ts';
import type { Theme } from '../tokens/light.ts';

type Color = Theme['color'];

export interface MoreContrast {
  line: Color['line'];
  text: Omit<Color['text'], 'default' | 'onFill'>;
  focus: string;
}

/** The light theme with more contrast: 7:1 for text (WCAG 1.4.6), 4.5:1 for edges and focus. */
export const lightMore: MoreContrast = {
  line: { default: p.slate500, strong: p.slate600, control: p.slate700 },
  text: {
    muted: p.slate700,
    accent: p.blue900,
    positive: p.green800,
    caution: p.amber800,
    critical: p.red900,
    neutral: p.slate700,
  },
  focus: p.blue800,
};

export const darkMore: MoreContrast = {
  line: { default: p.night400, strong: p.night300, control: p.night200 },
  text: {
    muted: p.night200,
    accent: p.blue200,
    positive: p.green400,
    caution: p.amber400,
    critical: p.red300,
    neutral: p.night200,
  },
  focus: p.blue200,
};

/** Returns a theme with its replacements for `prefers-contrast: more`. */
export const withMoreContrast = ({ color, shadow }: Theme, { line, text, focus }: MoreContrast): Theme => ({
  color: { ...color, line, text: { ...color.text, ...text }, focus },
  shadow,
});
