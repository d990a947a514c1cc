import { keyframes, style } from '@vanilla-extract/css';
import { media, vars, zIndex } from '@settlement/design-system/tokens';

const grow = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.9)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const line = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: zIndex.progress,
  height: '2px',
  background: vars.color.graphic.accent,
  transformOrigin: 'left',
  animation: `${appear} 1ms 200ms both, ${grow} 4s 200ms cubic-bezier(0.1, 0.8, 0.2, 1) both`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
