/** Something on the page that can be linked to, and what to call it. */
export interface PageHit {
  readonly id: string;
  readonly title: string;
  /** The text around what was found. */
  readonly excerpt: string;
}

const AROUND = 48;
const MOST = 8;
const LEAST = 2;

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

function titleOf(element: Element): string {
  const head = element.querySelector('h2, h3, h4, summary, th, code');
  return plain(head?.textContent ?? null) || element.id;
}

function excerptOf(text: string, at: number, length: number): string {
  const from = Math.max(0, at - AROUND);
  const to = at + length + AROUND;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

/**
 * Where a text is found among the elements of a page that have an address; the innermost ones, for the parts
 * that hold them say the same.
 */
export function searchPage(page: Element, typed: string): readonly PageHit[] {
  const query = plain(typed).toLowerCase();
  if (query.length < LEAST) return [];
  const found = [...page.querySelectorAll('[id]')].filter((element) =>
    plain(element.textContent).toLowerCase().includes(query),
  );
  return found
    .filter((element) => !found.some((other) => other !== element && element.contains(other)))
    .flatMap((element) => {
      // Ids that parts of the page make for themselves are no addresses.
      if (/[«»:_]|^react-aria/.test(element.id)) return [];
      const text = plain(element.textContent);
      const excerpt = excerptOf(text, text.toLowerCase().indexOf(query), query.length);
      return [{ id: element.id, title: titleOf(element), excerpt }];
    })
    .slice(0, MOST);
}
