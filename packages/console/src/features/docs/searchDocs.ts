export interface DocsEntry {
  readonly kind: 'guide' | 'call' | 'error';
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
  /** Searched but not shown: the title in the other language. */
  readonly keywords?: string;
}

export interface DocsMatch extends DocsEntry {
  readonly excerpt: string;
}

/** A text up to this number of characters is shown in full. */
const SHORT = 180;
const LONGEST_WORD = 20;

/**
 * Every result contains all search terms, in any order and case. Titles that start with the query come first, then
 * titles that contain all terms, then all other entries. Each group keeps the order of the page.
 */
export function searchDocs(entries: readonly DocsEntry[], query: string): readonly DocsMatch[] {
  const typed = query.trim().toLowerCase();
  const terms = typed.split(/\s+/).filter((term) => term !== '');
  if (terms.length === 0) return [];
  const rank = ({ title }: DocsEntry) => {
    const name = title.toLowerCase();
    if (name.startsWith(typed)) return 0;
    return terms.every((term) => name.includes(term)) ? 1 : 2;
  };
  return entries
    .filter(({ title, text, keywords = '' }) => {
      const all = `${title} ${text} ${keywords}`.toLowerCase();
      return terms.every((term) => all.includes(term));
    })
    .map((entry) => ({ entry, rank: rank(entry) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => ({ ...entry, excerpt: excerptOf(entry.text, terms) }));
}

function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= SHORT) return text;
  const all = text.toLowerCase();
  const found = terms.map((term) => all.indexOf(term)).filter((index) => index >= 0);
  if (found.length === 0) return '';
  const from = Math.max(0, Math.min(...found) - SHORT / 3);
  const start = from === 0 ? 0 : wordStart(text, from);
  const end = wordStart(text, start + SHORT);
  const cut = text.slice(start, end).trimEnd();
  return `${start > 0 ? '…' : ''}${cut}${start + cut.length < text.length ? '…' : ''}`;
}

/**
 * Returns the start of the next word after a position. In text without spaces, such as Chinese, returns the
 * position itself.
 */
function wordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space - from > LONGEST_WORD ? from : space + 1;
}
