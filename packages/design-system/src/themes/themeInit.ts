/**
 * A script that sets the stored theme before the first paint, so that a dark page never flashes light.
 * Inline the script in `<head>` before the style sheets. With a strict Content-Security-Policy, add
 * `themeInitHash` to `script-src`, or load this package's `theme-init.js` instead.
 */
export const themeInit =
  "try{var t=localStorage.getItem('sbc-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

/** The `script-src` source of the inlined `themeInit`, including its quotes. */
export const themeInitHash = "'sha256-kAV8Pu0pwxzUJ7lESlmXxV2hL+7e7X0ex40iLSq+Svo='";
