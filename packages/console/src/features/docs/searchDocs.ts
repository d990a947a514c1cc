/** A place in the documentation that can be found. */
export interface DocsEntry {
  readonly kind: 'guide' | 'call' | 'error';
  /** Where it is on the page. */
  readonly anchor: string;
  readonly title: string;
  /** What it says, all in one line. */
  readonly text: string;
  /** Found, too, but not shown: the title in the other language. */
  readonly keywords?: string;
}

export interface DocsMatch extends DocsEntry {
  /** The text, or the part of a long one in which the first word was found. */
  readonly excerpt: string;
}

/** A text of up to so many characters is shown whole. */
const SHORT = 180;
const LONGEST_WORD = 20;

/**
 * The entries in which every word of the query occurs, in any order and case. First those whose title begins
 * with the query, then those whose title has all words, then the others, each in the order of the page.
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

/** Where the next word begins; in the middle of a text without spaces, as Chinese, right there. */
function wordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space - from > LONGEST_WORD ? from : space + 1;
}
