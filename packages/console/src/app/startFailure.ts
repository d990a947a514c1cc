import type { SupportLinks } from '#api/siteConfig.ts';

/** `load`: a file of the console didn't come, or the last error boundary broke. `setup`: `config.json` is wrong. */
export type StartFailure = 'load' | 'setup';

/** What the notice says besides: which field is wrong, and where help is. */
interface Details extends SupportLinks {
  readonly message: string;
}

/** Shows the notice of `index.html` at once. Without any script it appears after a delay. */
export function showStartFailure(
  failure: StartFailure = 'load',
  details?: Details,
  page: Document = document,
): void {
  const root = page.querySelector('#root');
  root?.replaceChildren();
  // What is drawn from now on isn't seen.
  root?.toggleAttribute('hidden', true);
  const notice = page.querySelector('#start-notice');
  // `public/browser-check.js` knows why.
  if (notice?.getAttribute('data-failed') === 'browser') return;
  notice?.setAttribute('data-failed', failure);
  if (details) notice?.append(detailsOf(details, page));
}

/** Addresses and a name of a field: the same in both languages. */
function detailsOf({ message, supportUrl, supportEmail }: Details, page: Document): Element {
  const paragraph = page.createElement('p');
  const link = (href: string, label: string) => {
    const anchor = page.createElement('a');
    anchor.href = href;
    anchor.textContent = label;
    return anchor;
  };
  const field = page.createElement('code');
  field.textContent = message;
  const parts: Element[] = [field];
  if (supportUrl !== undefined) parts.push(link(supportUrl, new URL(supportUrl, page.baseURI).host));
  if (supportEmail !== undefined) parts.push(link(`mailto:${supportEmail}`, supportEmail));
  paragraph.append(...parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part])));
  return paragraph;
}
