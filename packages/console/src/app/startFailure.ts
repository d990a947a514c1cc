import type { SupportLinks } from '#api/siteConfig.ts';

/** `load`: a file of the console is missing, or the whole page crashed. `setup`: `config.json` is invalid. */
export type StartFailure = 'load' | 'setup';

interface Details extends SupportLinks {
  readonly message: string;
}

/** Shows the start notice with the reason. If no script runs, the CSS of the notice shows it after a delay. */
export function showStartFailure(
  failure: StartFailure = 'load',
  details?: Details,
  page: Document = document,
): void {
  const root = page.querySelector('#root');
  root?.replaceChildren();
  root?.toggleAttribute('hidden', true);
  const notice = page.querySelector('#start-notice');
  // `public/browser-check.js` already shows the reason.
  if (notice?.getAttribute('data-failed') === 'browser') return;
  notice?.setAttribute('data-failed', failure);
  if (details) notice?.append(detailsOf(details, page));
}

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
