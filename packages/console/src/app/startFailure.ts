/**
 * Shows the notice of `index.html` at once: where the console itself, its messages or its frame cannot be loaded,
 * or the last error boundary broke. Without any script the notice appears after a delay.
 */
export function showStartFailure(page: Document = document): void {
  page.querySelector('#root')?.replaceChildren();
  page.querySelector('#start-notice')?.setAttribute('data-failed', '');
}
