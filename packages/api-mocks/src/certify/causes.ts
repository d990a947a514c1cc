import type { Mismatch } from './expect.ts';
import { MISSING, type Exchange } from './target.ts';

export interface Clue {
  readonly mismatch: Mismatch;
  readonly exchange: Exchange | undefined;
}

interface Cause {
  readonly isMeant: (clue: Clue) => boolean;
  readonly title?: (clue: Clue) => string;
  readonly cause: string;
}

const callOf = ({ exchange }: Clue) => `${exchange?.method ?? ''} ${new URL(exchange?.url ?? '').pathname}`;
const titles: readonly (readonly [RegExp, string])[] = [
  [
    /is a number instead of a string/,
    'An amount or an ID is sent as a JSON number, which loses digits. Send a string.',
  ],
  [
    /is a string instead of a number/,
    'A code, a count or a time is sent as a name or a string. Send a number.',
  ],
  [/ is missing/, 'The field has another name, or is left out if it is empty. Always send it.'],
  [/counted from 0/, 'The server counts pages from 0. The first page is current=1.'],
  [/filter .* is ignored/, 'The server doesn’t read the parameter of the filter.'],
  [/total/, 'The total counts other rows than the list, such as one page, or rows without the filter.'],
  [/newest row/, 'The list isn’t sorted by created_time, newest first.'],
  [/two orders/, 'The number of the merchant isn’t a unique key in the database.'],
  [
    /has no signature|signature of a callback/,
    'Sign “time.body” with HMAC-SHA256 and the signing key of the application.',
  ],
  [/isn’t repeated/, 'Only a 2xx response is a success. Retries follow after 15, 30 and 60 seconds.'],
  [/No callback/, 'The server sends no callbacks, or can’t reach this program. Check --receiver.'],
];
const titled = titles.map(([form, cause]): Cause => ({
  isMeant: ({ mismatch }) => form.test(mismatch.title ?? ''),
  cause,
}));

const MILLISECONDS = 100_000_000_000;

/** The likely causes, most specific first. */
const causes: readonly Cause[] = [
  {
    isMeant: ({ exchange, mismatch }) =>
      exchange?.isCallback !== true &&
      MISSING.has(exchange?.status ?? 0) &&
      !MISSING.has(Number(mismatch.expected)),
    title: (clue) => `The call ${callOf(clue)} is missing: HTTP ${String(clue.exchange?.status)}`,
    cause: 'The call isn’t built yet, or its method or path differs from the contract.',
  },
  {
    isMeant: ({ exchange }) => exchange?.isCallback !== true && (exchange?.status ?? 0) >= 500,
    title: (clue) => `The call ${callOf(clue)} fails with HTTP ${String(clue.exchange?.status)}`,
    cause: 'The server has an internal error. Its log contains the reason.',
  },
  {
    isMeant: ({ mismatch }) => mismatch.path === 'HTTP status',
    title: ({ mismatch }) => `HTTP ${mismatch.got} instead of ${mismatch.expected}`,
    cause:
      'The server sends one status for all errors. The contract needs the right status and the code in the body.',
  },
  {
    isMeant: ({ mismatch: { path, got } }) => /time|date/.test(path) && Number(got) > MILLISECONDS,
    title: ({ mismatch }) =>
      `The time “${mismatch.path.replace(/^.*\./, '')}” is in milliseconds instead of seconds`,
    cause: 'The time is in milliseconds. Divide it by 1000 and drop the fraction.',
  },
  ...titled,
];

export function explain(clue: Clue): { title: string | undefined; cause: string | undefined; rank: number } {
  const rank = causes.findIndex(({ isMeant }) => isMeant(clue));
  const found = causes[rank];
  return {
    title: found?.title?.(clue) ?? clue.mismatch.title,
    cause: found?.cause,
    rank: found ? rank : causes.length,
  };
}
