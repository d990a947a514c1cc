import type { ReviewedError, StoryEntry } from '../map/reviewMap.ts';
import { matchOf, termsOf, normalized } from './searchTerms.ts';

/** A story as a search finds it. */
export interface FoundStory {
  /** Its id, with the args that lead it to a code. */
  readonly address: string;
  readonly name: string;
  readonly device: 'desktop' | 'mobile';
  /** The same on the other device. */
  readonly other: string | undefined;
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
  return Object.entries(stories).flatMap(([id, { name, device, keywords, codes, other }]) => {
    const plain = {
      address: id,
      name,
      device,
      other,
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
        other: other === undefined ? undefined : other + (stories[other]?.codes.includes(code) ? args : ''),
        title: normalized(`${name} ${message}`),
        text: normalized(`${name} ${keywords} ${message}`),
      };
    });
  });
}

/** The best first: by whole words, those of the name before the others; where none has every word, those with most. */
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
      rank:
        matches.reduce((sum, match) => sum + match, 0) +
        terms.reduce((sum, term) => sum + 2 * matchOf(term, story.title), 0),
    };
  });
  const most = Math.max(1, ...rated.map(({ count }) => count));
  const found = rated.filter(({ count }) => count === most).sort((a, b) => b.rank - a.rank);
  const shown = new Set<string>();
  return found.flatMap(({ story }) => {
    // One line for both devices.
    if (shown.has(story.address)) return [];
    shown.add(story.address);
    if (story.other !== undefined) shown.add(story.other);
    return [story];
  });
}
