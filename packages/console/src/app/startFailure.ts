/** `load`: a file of the console didn't come, or the last error boundary broke. `setup`: `config.json` is wrong. */
export type StartFailure = 'load' | 'setup';

/** Shows the notice of `index.html` at once. Without any script it appears after a delay. */
export function showStartFailure(failure: StartFailure = 'load', page: Document = document): void {
  const root = page.querySelector('#root');
  root?.replaceChildren();
  // What is drawn from now on isn't seen.
  root?.toggleAttribute('hidden', true);
  page.querySelector('#start-notice')?.setAttribute('data-failed', failure);
}
