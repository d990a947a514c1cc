import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as p from './primitives.ts';

export const searchKinds = ['payment', 'withdrawal', 'application', 'address', 'workOrder', 'token'] as const;

/** A search result. */
export const searchHit = v.object({
  /** The kind of the result, one of `searchKinds`. */
  kind: p.text,
  id: p.id,
  title: p.text,
  /** The details of the result in one line. */
  detail: p.text,
  /** The status of the result. The codes depend on `kind`. */
  status: p.integer,
  created_time: p.unixSeconds,
  /** The page of the console that the result links to. */
  link: p.text,
});
export type SearchHit = v.InferOutput<typeof searchHit>;

/** The pattern of a keyword: at least two characters, or one Chinese character. */
export const KEYWORD = /^(?:.{2,}|\p{Script=Han})$/su;

export const search = endpoint('search.all', 'GET', '/search', {
  hasTestMode: true,
  query: v.object({ keyword: v.pipe(v.string(), v.trim(), v.regex(KEYWORD, 'too_short')) }),
  data: p.listOf(searchHit),
  extension: 'search',
  errors: [errorCode.PARAMETER_ERROR],
});
