import { vars } from '@settlement/design-system/tokens';
import { globalStyle, keyframes } from '@vanilla-extract/css';

const show = keyframes({ to: { visibility: 'visible' } });

/** The notice becomes visible if no script has rendered anything after 15 seconds, or through `showStartFailure`. */
globalStyle('#start-notice', {
  visibility: 'hidden',
  animation: `${show} 0s 15s forwards`,
  maxWidth: '560px',
  margin: '0 auto',
  // Padding is used instead of a margin, because a margin would collapse through the empty root and move the page.
  padding: `calc(15vh + ${vars.space.xl}) ${vars.space.xl} ${vars.space.xl}`,
  color: vars.color.text.default,
});
globalStyle('#start-notice[data-failed]', { visibility: 'visible', animation: 'none' });
globalStyle('#root:not(:empty, [hidden]) ~ #start-notice', { display: 'none' });
// Without a script, the reason is unknown, so the texts with a reason are hidden.
for (const failure of ['setup', 'browser']) {
  globalStyle(`#start-notice:not([data-failed=${failure}]) [data-about=${failure}]`, { display: 'none' });
  globalStyle(`#start-notice[data-failed=${failure}] [data-about=load]`, { display: 'none' });
}
globalStyle('#start-notice p', { margin: `0 0 ${vars.space.l}` });
globalStyle('#start-notice a', { color: vars.color.text.accent });
