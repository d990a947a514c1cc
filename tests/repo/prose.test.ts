import { execFileSync } from 'node:child_process';
import { Visitor, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { isCode, projectFiles, read } from './source.ts';

/** Phrases that hide the subject or differ from a standard term, each with its replacement. */
const phrases: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\b(of|for|from|in|with|by|on|than|at|about|that|and|to) what\b(?! to\b)|\bwhat (is|was|isn.t|are|were|has|had|can|can.t|could|comes|came|stands|stays|waits|belongs|moves|goes|arrives|differs|follows|falls|leads|needs|opens|pays|protects|fails|failed)\b/,
    'the name of the thing',
  ],
  [
    /\b(says?|said) (so|what|why|how|whether|which|where|when|of|nothing|it|that|who|no|the same)\b/,
    'shows, reports, explains',
  ],
  [
    /\b(?<!user.s |merchant.s )answers?\b(?! (of|to) the| a question)|\banswered\b/,
    'returns, responds; response',
  ],
  [/\b(stands?|stood|is held|met by|lies) (in|on|at|for|above|below|beside)\b/, 'is, appears, opens'],
  [/\bwhere (there|it|no|nothing|none|one) (is|are|has|have|can|isn.t|aren.t)\b/, 'if, when, in which'],
  [/\bbesides?\b/, 'next to, in addition to, except'],
  [/\b(nobody|somebody|anybody|whoever|stranger|by hand)\b/i, 'user, merchant, attacker; manually'],
  [
    /\b(at once|by itself|all the same|on (its|their) way|of (its|their) own(?! \w))\b/,
    'immediately, automatically, its',
  ],
  [
    /\b(mock bank|exits? of money|review desk|journeys?)\b/,
    'mock API, outgoing transfer, Storybook, end-to-end test',
  ],
];

const COMMENT_START = /^(What|Of|Where|Which|Whose|Why|Who|How (?!to\b))\b(?!.*\?)/;
const TITLE_START = /^(what|whatever|where|which|who|of|nothing|none|as|for|by|from|without)\b/i;
const LONGEST_TITLE = 80;

interface Prose {
  readonly comments: readonly string[];
  readonly titles: readonly string[];
}

function proseOf(file: string): Prose {
  const { program, comments } = parseSync(file, read(file));
  const titles: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (title?.type !== 'Literal' || typeof title.value !== 'string') return;
      const { start, end } = callee;
      if (/^(it|test)\b/.test(read(file).slice(start, end))) titles.push(title.value);
    },
  }).visit(program);
  return {
    comments: comments.map(({ value }) =>
      value
        .replaceAll(/^\s*\*+ ?/gm, '')
        .replaceAll(/`[^`]*`/g, '')
        .trim(),
    ),
    titles,
  };
}

const code = projectFiles().filter((file) => isCode(file) && file !== 'tests/repo/prose.test.ts');
const prose = code.map((file) => ({ file, ...proseOf(file) }));
const titles = prose.flatMap(({ file, titles: found }) =>
  /\.(test|spec)\.tsx?$/.test(file) ? found.map((text) => ({ file, text })) : [],
);
const comments = prose.flatMap(({ file, comments: found }) => found.map((text) => ({ file, text })));
const documents = projectFiles()
  .filter((file) => /^(docs\/|packages\/[\w-]+\/)?[\w-]+\.md$/.test(file) && !file.endsWith('CHANGELOG.md'))
  .flatMap((file) =>
    read(file)
      .replaceAll(/^```.*?^```/gms, '')
      .replaceAll(/`[^`\n]*`/g, '')
      .split('\n')
      .map((text) => ({ file, text })),
  );

const flaggedIn = (texts: readonly { readonly file: string; readonly text: string }[]): string[] =>
  texts.flatMap(({ file, text }) =>
    phrases.filter(([pattern]) => pattern.test(text)).map(([, instead]) => `${file}: ${text} → ${instead}`),
  );

describe('the prose of the project', () => {
  it('is extracted from code and documents', () => {
    expect(comments.length).toBeGreaterThan(3_000);
    expect(titles.length).toBeGreaterThan(1_500);
    expect(documents.length).toBeGreaterThan(500);
  });

  it.each([
    ['comments', comments],
    ['test titles', titles],
    ['documents', documents],
  ])('contains only plain phrases in %s', (_, texts) => {
    expect(flaggedIn(texts)).toEqual([]);
  });

  it('starts comments with a noun or a verb', () => {
    expect(comments.filter(({ text }) => COMMENT_START.test(text))).toEqual([]);
  });

  it('starts test titles with a subject or a verb', () => {
    expect(titles.filter(({ text }) => TITLE_START.test(text))).toEqual([]);
  });

  it('keeps test titles short', () => {
    expect(titles.filter(({ text }) => text.length > LONGEST_TITLE)).toEqual([]);
  });
});

/** The time after which commit subjects are checked. Older subjects can't be changed. */
const SINCE = '2026-11-27T08:00:00Z';
const LONGEST_SUBJECT = 72;
const VAGUE = /^(Say|Let|Hold|Lead|Give|Take|Name|Call|Mend|Tell|Bound|Speak|Answer|Look|Leave)\b/;
const NO_VERB = /^(The|A|An|What|Where|Why|How|Each|Every|No|All|One|In|On)\b|^[a-z]/;

it('commit subjects have a concrete verb and at most 72 characters', () => {
  const log = execFileSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%s'], {
    encoding: 'utf8',
  });
  const subjects = log.split('\n').filter((subject) => subject !== '');
  const wrong = subjects.filter(
    (subject) => subject.length > LONGEST_SUBJECT || VAGUE.test(subject) || NO_VERB.test(subject),
  );
  expect(wrong).toEqual([]);
});
