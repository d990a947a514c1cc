import type { StyleRule } from '@vanilla-extract/css';

import type { Tone } from '../tokens/types.ts';
import { vars } from '../tokens/vars.css.ts';
import { component } from './component.css.ts';

const { graphic, soft, text } = vars.color;

/** Returns a rule for each tone. `info` has the colors of `accent`. */
function byTone(rule: (tone: Exclude<Tone, 'info'>) => StyleRule): Record<Tone, StyleRule> {
  return {
    neutral: rule('neutral'),
    accent: rule('accent'),
    info: rule('accent'),
    positive: rule('positive'),
    caution: rule('caution'),
    critical: rule('critical'),
  };
}

export const textTones = byTone((tone) => component({ color: text[tone] }));
export const graphicTones = byTone((tone) => component({ color: graphic[tone] }));
export const softTones = byTone((tone) => component({ background: soft[tone] }));
export const tintedTones = byTone((tone) => component({ color: text[tone], background: soft[tone] }));
