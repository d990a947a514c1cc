/**
 * Sets the remembered theme before the first paint, so that a dark page never flashes light. Inline it in
 * `<head>`, before the style sheets; under a strict Content-Security-Policy add `themeInitHash` to
 * `script-src`, or load `theme-init.js` of this package instead.
 */
export const themeInit =
  "try{var t=localStorage.getItem('sbc-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

/** The `script-src` source of the inlined `themeInit`, with its quotes. */
export const themeInitHash = "'sha256-kAV8Pu0pwxzUJ7lESlmXxV2hL+7e7X0ex40iLSq+Svo='";
