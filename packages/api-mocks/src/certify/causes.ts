import type { Fault } from './expect.ts';
import { MISSING, type Exchange } from './target.ts';

/** A broken rule and the last call before it. */
export interface Clue {
  readonly fault: Fault;
  readonly exchange: Exchange | undefined;
}

interface Cause {
  readonly isMeant: (clue: Clue) => boolean;
  readonly title?: (clue: Clue) => string;
  readonly cause: string;
}

const callOf = ({ exchange }: Clue) => `${exchange?.method ?? ''} ${new URL(exchange?.url ?? '').pathname}`;
const titled =
  (form: RegExp) =>
  ({ fault: { title = '' } }: Clue) =>
    form.test(title);
const MILLISECONDS = 100_000_000_000;

/** The likely causes, most specific first. Their order is also the order of the cards. */
const causes: readonly Cause[] = [
  {
    isMeant: ({ exchange, fault }) =>
      exchange?.isCallback !== true &&
      MISSING.has(exchange?.status ?? 0) &&
      !MISSING.has(Number(fault.expected)),
    title: (clue) => `The call ${callOf(clue)} is missing: HTTP ${String(clue.exchange?.status)}`,
    cause: 'The call isn’t built yet, or its method or path differs from the contract.',
  },
  {
    isMeant: ({ exchange }) => exchange?.isCallback !== true && (exchange?.status ?? 0) >= 500,
    title: (clue) => `The call ${callOf(clue)} fails with HTTP ${String(clue.exchange?.status)}`,
    cause: 'The server has an internal error. Its log contains the reason.',
  },
  {
    isMeant: ({ fault }) => fault.path === 'HTTP status',
    title: ({ fault }) => `HTTP ${fault.got} instead of ${fault.expected}`,
    cause:
      'The server sends one status for all errors. The contract needs the right status and the code in the body.',
  },
  {
    isMeant: ({ fault: { path, got } }) => /time|date/.test(path) && Number(got) > MILLISECONDS,
    title: ({ fault }) =>
      `The time “${fault.path.replace(/^.*\./, '')}” is in milliseconds instead of seconds`,
    cause: 'The time is in milliseconds. Divide it by 1000 and drop the fraction.',
  },
  {
    isMeant: titled(/is a number instead of a text/),
    cause: 'An amount or an ID is sent as a JSON number, which loses digits. Send it as a string.',
  },
  {
    isMeant: titled(/is a text instead of a number/),
    cause: 'A code, a count or a time is sent as a name or a string. Send it as a number.',
  },
  {
    isMeant: titled(/ is missing/),
    cause: 'The field has another name, or is left out if it is empty. Always send it.',
  },
  {
    isMeant: titled(/counted from 0/),
    cause: 'The server counts pages from 0. The first page is current=1.',
  },
  { isMeant: titled(/filter .* is ignored/), cause: 'The server doesn’t read the parameter of the filter.' },
  {
    isMeant: titled(/total/),
    cause: 'The total counts other rows than the list, such as only one page, or rows without the filter.',
  },
  { isMeant: titled(/newest row/), cause: 'The list isn’t sorted by created_time, newest first.' },
  {
    isMeant: titled(/two orders/),
    cause: 'The number of the merchant isn’t a unique key in the database.',
  },
  {
    isMeant: titled(/has no signature|signature of a callback/),
    cause:
      'The callback isn’t signed with HMAC-SHA256 of “time.body” and the signing key of the application.',
  },
  {
    isMeant: titled(/isn’t repeated/),
    cause:
      'The server regards any response as a success. Only 2xx is one. Retries follow after 15, 30 and 60 seconds.',
  },
  {
    isMeant: titled(/No callback/),
    cause: 'The server can’t reach the receiver of this program, or sends no callbacks. Check --receiver.',
  },
];

/** Returns the title and the likely cause of a fault. The rank orders the cards. */
export function explain(clue: Clue): { title: string | undefined; cause: string | undefined; rank: number } {
  const rank = causes.findIndex(({ isMeant }) => isMeant(clue));
  const found = causes[rank];
  return {
    title: found?.title?.(clue) ?? clue.fault.title,
    cause: found?.cause,
    rank: found ? rank : causes.length,
  };
}
