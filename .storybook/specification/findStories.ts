import type { ReviewedError, StoryEntry } from '../map/reviewMap.ts';
import { hasPhrase, matchOf, normalized, termsOf } from './searchTerms.ts';

/** A story as a search finds it. */
export interface FoundStory {
  /** Its id, with the args that lead it to a code. */
  readonly address: string;
  readonly name: string;
  readonly device: 'desktop' | 'mobile';
  /** The same on the other device. */
  readonly other: string | undefined;
  /** What it is refused with, as far as its name does not say so. */
  readonly message: string;
}

interface Searched extends FoundStory {
  readonly title: string;
  readonly text: string;
}

/** One for each story, and one for each code that it can be led to. */
function searched(
  stories: Readonly<Record<string, StoryEntry>>,
  errors: readonly ReviewedError[],
): readonly Searched[] {
  const messages = new Map<number, ReviewedError>(errors.map((error) => [error.code, error]));
  const messageOf = (code: number) => {
    const { en = '', zh = '' } = messages.get(code) ?? {};
    return `${code} ${en} · ${zh}`;
  };
  return Object.entries(stories).flatMap(([id, { name, device, keywords, codes, other, shown }]) => {
    const plain = {
      address: id,
      name,
      device,
      other,
      message: shown.map(messageOf).join('; '),
      title: normalized(name),
      text: normalized(`${name} ${keywords}`),
    };
    if (codes.length === 0) return [plain];
    return codes.map((code) => {
      const { en = '', zh = '', name: meaning = '' } = messages.get(code) ?? {};
      const args = `&args=code:${code}`;
      const message = `${code} ${meaning} ${en} ${zh}`;
      return {
        address: id + args,
        name: `${name} · ${code} ${en}`,
        device,
        message: zh,
        other: other === undefined ? undefined : other + (stories[other]?.codes.includes(code) ? args : ''),
        title: normalized(`${name} ${message}`),
        text: normalized(`${name} ${keywords} ${message}`),
      };
    });
  });
}

/**
 * The best first: the words as they stand in the query, then by whole words, those of the name before the others;
 * where none has every word, those with most.
 */
export function findStories(
  stories: Readonly<Record<string, StoryEntry>>,
  errors: readonly ReviewedError[],
  query: string,
): readonly FoundStory[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const rated = searched(stories, errors).map((story) => {
    const matches = terms.map((term) => matchOf(term, story.text));
    return {
      story,
      count: matches.filter((match) => match > 0).length,
      phrase: Number(hasPhrase(query, story.title)) + Number(hasPhrase(query, story.text)),
      rank:
        matches.reduce((sum, match) => sum + match, 0) +
        terms.reduce((sum, term) => sum + 2 * matchOf(term, story.title), 0),
    };
  });
  const most = Math.max(1, ...rated.map(({ count }) => count));
  const found = rated
    .filter(({ count }) => count === most)
    .sort((a, b) => b.phrase - a.phrase || b.rank - a.rank);
  const shown = new Set<string>();
  return found.flatMap(({ story }) => {
    // One line for both devices.
    if (shown.has(story.address)) return [];
    shown.add(story.address);
    if (story.other !== undefined) shown.add(story.other);
    return [story];
  });
}
