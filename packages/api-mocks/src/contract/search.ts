import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, integer, listOf, text, unixSeconds } from './primitives.ts';

/** `kind` is `payment`, `withdrawal`, `recharge`, `application`, `address`, `workOrder` or `token`. */
export const searchHit = v.object({
  kind: text,
  id,
  title: text,
  detail: text,
  status: integer,
  created_time: unixSeconds,
  /** Where in the console it leads. */
  link: text,
});
export type SearchHit = v.InferOutput<typeof searchHit>;

export const search = endpoint({
  id: 'search.all',
  method: 'GET',
  path: '/search',
  summary: 'Search by number, transaction ID, address or name',
  query: v.object({ keyword: v.pipe(v.string(), v.trim(), v.minLength(2, 'too_short')) }),
  data: listOf(searchHit),
  errors: [errorCode.PARAMETER_ERROR],
  isExtension: true,
});
