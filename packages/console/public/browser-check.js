/* Shows a message in index.html if the browser is too old. The file isn't a module and uses only old
   syntax, so that every browser can run it. Features that the console polyfills, such as Temporal, aren't
   checked. */
(function () {
  var hasAll =
    'noModule' in HTMLScriptElement.prototype &&
    // The build target is ES2023.
    typeof Array.prototype.toSorted === 'function' &&
    typeof URL.canParse === 'function' &&
    typeof AbortSignal === 'function' &&
    typeof AbortSignal.timeout === 'function' &&
    // Browsers without cascade layers ignore all styles of the design system.
    typeof CSSLayerBlockRule === 'function';
  if (hasAll) {
    // The first use of Intl takes about 10 ms. Here, it runs while the modules are loading.
    Intl.DateTimeFormat.supportedLocalesOf('en');
    return;
  }
  document.getElementById('root').setAttribute('hidden', '');
  document.getElementById('start-notice').setAttribute('data-failed', 'browser');
})();
