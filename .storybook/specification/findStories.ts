import type { ReviewedError, StoryEntry } from '../map/reviewMap.ts';
import { hasPhrase, matchOf, normalized, termsOf } from './searchTerms.ts';

export interface FoundStory {
  readonly address: string;
  readonly name: string;
  readonly device: 'desktop' | 'mobile';
  readonly other: string | undefined;
  readonly message: string;
}

/**
 * The weights of the places where a word can match. The name of a state is specific, but many stories share
 * the name of a screen.
 */
const weights = { state: 10, screen: 8, refusal: 6, rest: 3 } as const;
type Field = keyof typeof weights;
const fields: readonly Field[] = ['state', 'screen', 'refusal', 'rest'];

type Texts = Readonly<Record<Field, string>>;

interface Searched {
  readonly story: FoundStory;
  readonly texts: Texts;
  readonly names: readonly string[];
}

function textsOf(
  { name, isUsual, page, chinese, keywords }: StoryEntry,
  rowName: string,
  refusal: string,
): Omit<Searched, 'story'> {
  const [screen = '', state = ''] = name.split(' · ');
  const texts = {
    // The usual state of a screen is found by the screen’s name.
    state: normalized(isUsual ? `${name} ${page}` : state),
    screen: normalized(`${screen} ${page} ${chinese}`),
    refusal: normalized(refusal),
    rest: normalized(keywords),
  };
  const names = new Set(normalized(isUsual ? screen : rowName).split(' '));
  // The names of phone stories contain this word, so its absence from the query must not lower their rating.
  names.delete('mobile');
  return { texts, names: [...names] };
}

function searched(
  stories: Readonly<Record<string, StoryEntry>>,
  errors: readonly ReviewedError[],
): readonly Searched[] {
  const messages = new Map<number, ReviewedError>(errors.map((error) => [error.code, error]));
  const messageOf = (code: number) => {
    const { en = '', zh = '' } = messages.get(code) ?? {};
    return `${code} ${en} · ${zh}`;
  };
  return Object.entries(stories).flatMap(([id, entry]) => {
    const { name, device, page, codes = [], other, shown = [] } = entry;
    const isNamed = page === '' || normalized(name).includes(normalized(page));
    const messageWith = (refusal: string) => [isNamed ? '' : page, refusal].filter(Boolean).join(' · ');
    if (codes.length === 0) {
      const refusal = shown.map(messageOf).join('; ');
      const story = { address: id, name, device, other, message: messageWith(refusal) };
      return [{ story, ...textsOf(entry, name, refusal) }];
    }
    return codes.map((code) => {
      const { en = '', zh = '', name: meaning = '' } = messages.get(code) ?? {};
      const args = `&args=code:${code}`;
      const story = {
        address: id + args,
        name: `${name} · ${code} ${en}`,
        device,
        message: messageWith(`returned by the mock API · ${zh}`),
        other: other === undefined ? undefined : other + (stories[other]?.codes?.includes(code) ? args : ''),
      };
      return { story, ...textsOf(entry, story.name, `${code} ${meaning} ${en} ${zh}`) };
    });
  });
}

type Terms = readonly (readonly string[])[];

const rateTerm = (term: readonly string[], texts: Texts): number =>
  Math.max(...fields.map((field) => weights[field] * matchOf(term, texts[field])));

/**
 * Adds a bonus if one search term matches a screen and another one its state, because most reviewers search
 * this way.
 */
function ratePair(terms: Terms, { screen, state }: Texts): number {
  const isPair = terms.some(
    (term, index) =>
      matchOf(term, screen) > 0 && terms.some((other, at) => at !== index && matchOf(other, state) > 0),
  );
  return isPair ? 2 * weights.state : 0;
}

/**
 * Subtracts a small penalty for each word of the name that isn’t in the query, so that the simplest state comes first.
 */
function rateRest(terms: Terms, names: readonly string[]): number {
  const unmet = names.filter((name) => terms.every((term) => matchOf(term, name) === 0));
  return -2 * unmet.length;
}

/**
 * Returns a search for states. Exact phrases come first, then the other results by the place and quality of their
 * matches. If no state matches every word, returns the states that match the most words.
 */
export function createStorySearch(
  stories: Readonly<Record<string, StoryEntry>>,
  errors: readonly ReviewedError[],
): (query: string) => readonly FoundStory[] {
  const all = searched(stories, errors);
  return (query) => {
    const terms = termsOf(query);
    if (terms.length === 0) return [];
    const rated = all.map(({ story, texts, names }) => {
      const rates = terms.map((term) => rateTerm(term, texts));
      const phrases = fields.map((field) => (hasPhrase(query, texts[field]) ? 4 * weights[field] : 0));
      return {
        story,
        count: rates.filter((rate) => rate > 0).length,
        rank:
          rates.reduce((sum, rate) => sum + rate, 0) +
          ratePair(terms, texts) +
          Math.max(...phrases) +
          rateRest(terms, names),
      };
    });
    const most = Math.max(1, ...rated.map(({ count }) => count));
    const found = rated.filter(({ count }) => count === most).sort((a, b) => b.rank - a.rank);
    const shown = new Set<string>();
    return found.flatMap(({ story }) => {
      if (shown.has(story.address)) return [];
      shown.add(story.address);
      if (story.other !== undefined) shown.add(story.other);
      return [story];
    });
  };
}
