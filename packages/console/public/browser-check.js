/*
 * Says in index.html that a browser lacks what the console needs. Plain old JavaScript, and no module: a browser that
 * can't read the console reads this. What can be loaded where it is missing, such as Temporal, isn't asked for.
 */
(function () {
  var hasAll =
    'noModule' in HTMLScriptElement.prototype &&
    // ES2023, which the build is for
    typeof Array.prototype.toSorted === 'function' &&
    typeof URL.canParse === 'function' &&
    typeof AbortSignal === 'function' &&
    typeof AbortSignal.timeout === 'function' &&
    // Cascade layers: without them no style of the design system is applied.
    typeof CSSLayerBlockRule === 'function';
  if (hasAll) return;
  document.getElementById('root').setAttribute('hidden', '');
  document.getElementById('start-notice').setAttribute('data-failed', 'browser');
})();
