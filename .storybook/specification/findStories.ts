import type { ReviewedError, StoryEntry } from '../map/reviewMap.ts';
import { hasPhrase, matchOf, normalized, termsOf } from './searchTerms.ts';

export interface FoundStory {
  readonly address: string;
  readonly name: string;
  readonly device: 'desktop' | 'mobile';
  readonly other: string | undefined;
  readonly message: string;
  readonly knobs?: readonly string[] | undefined;
}

/** The lines that stories show in both languages, and the indexes of the lines of each story. */
export interface ShownTexts {
  readonly lines: readonly string[];
  readonly stories: Readonly<Record<string, readonly number[]>>;
}

/** The weight of a match by field. State names are specific, but many stories share a screen name. */
const weights = { state: 10, screen: 8, refusal: 6, rest: 3, shown: 2 } as const;
type Field = keyof typeof weights;
const fields: readonly Field[] = ['state', 'screen', 'refusal', 'rest', 'shown'];
/** Returns the bonus for a phrase. In a screen's long texts, a phrase is more significant than terms. */
const phraseBonus = (field: Field): number => (field === 'shown' ? 30 : 4 * weights[field]);

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
  shown = '',
): Omit<Searched, 'story'> {
  const [screen = '', state = ''] = name.split(' · ');
  const texts = {
    // Reviewers find the usual state of a screen by the name of the screen.
    state: normalized(isUsual ? `${name} ${page}` : state),
    screen: normalized(`${screen} ${page} ${chinese}`),
    refusal: normalized(refusal),
    rest: normalized(keywords),
    shown: normalized(shown),
  };
  const names = new Set(normalized(isUsual ? screen : rowName).split(' '));
  // All phone stories have “mobile” in their names, so a query without this word must not lower their rating.
  names.delete('mobile');
  return { texts, names: [...names] };
}

function searched(
  stories: Readonly<Record<string, StoryEntry>>,
  errors: readonly ReviewedError[],
  texts: ShownTexts,
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
      const story = { address: id, name, device, other, message: messageWith(refusal), knobs: entry.knobs };
      const lines = texts.stories[id]?.map((line) => texts.lines[line]).join(' · ');
      return [{ story, ...textsOf(entry, name, refusal, lines) }];
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

const rateTerm = (term: readonly string[], texts: Texts, searchedFields = fields): number =>
  Math.max(...searchedFields.map((field) => weights[field] * matchOf(term, texts[field])));

const named = fields.filter((field) => field !== 'shown');

/** Counts the terms that match. A match with only a text on the screen counts half. */
const countTerms = (query: string, terms: Terms, texts: Texts): number =>
  hasPhrase(query, texts.shown)
    ? terms.length
    : terms.reduce(
        (sum, term) => sum + (rateTerm(term, texts, named) > 0 ? 1 : rateTerm(term, texts) > 0 ? 0.5 : 0),
        0,
      );

/** Returns a bonus if one term matches the screen and another one the state. */
function ratePair(terms: Terms, { screen, state }: Texts): number {
  const isPair = terms.some(
    (term, index) =>
      matchOf(term, screen) > 0 && terms.some((other, at) => at !== index && matchOf(other, state) > 0),
  );
  return isPair ? 2 * weights.state : 0;
}

/** Returns a penalty for each word of the name that isn't in the query, so that the simplest state comes first. */
function rateRest(terms: Terms, names: readonly string[]): number {
  const unmet = names.filter((name) => terms.every((term) => matchOf(term, name) === 0));
  return -2 * unmet.length;
}

/** Returns a search for the states that match the most terms, sorted by rating. */
export function createStorySearch(
  stories: Readonly<Record<string, StoryEntry>>,
  errors: readonly ReviewedError[],
  texts: ShownTexts = { lines: [], stories: {} },
): (query: string) => readonly FoundStory[] {
  const all = searched(stories, errors, texts);
  return (query) => {
    const terms = termsOf(query);
    if (terms.length === 0) return [];
    const rated = all.map(({ story, texts, names }) => {
      const rates = terms.map((term) => rateTerm(term, texts));
      const phrases = fields.map((field) => (hasPhrase(query, texts[field]) ? phraseBonus(field) : 0));
      return {
        story,
        count: countTerms(query, terms, texts),
        rank:
          rates.reduce((sum, rate) => sum + rate, 0) +
          ratePair(terms, texts) +
          Math.max(...phrases) +
          rateRest(terms, names),
      };
    });
    const most = Math.max(0.5, ...rated.map(({ count }) => count));
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
