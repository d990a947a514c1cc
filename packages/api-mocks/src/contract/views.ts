import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { required } from './hashes.ts';
import * as p from './primitives.ts';

/** A saved view: a named set of filters for one screen. */
export const savedView = v.object({
  id: p.id,
  area: p.text,
  /** The name that the user gave the view. */
  name: p.text,
  /** The filters as a query string. */
  query: p.text,
  created_time: p.unixSeconds,
});
export type SavedView = v.InferOutput<typeof savedView>;

export const listViews = endpoint('user.views', 'GET', '/user/view', {
  query: v.object({
    /** The screen that the view belongs to. */
    area: v.optional(p.text),
  }),
  data: p.listOf(savedView),
  extension: 'views',
});

export const saveView = endpoint('user.saveView', 'POST', '/user/view', {
  body: v.object({ area: required, name: v.pipe(required, v.maxLength(40, 'too_long')), query: p.text }),
  data: savedView,
  errors: [errorCode.NAME_EXISTS],
  extension: 'views',
});

export const deleteView = endpoint('user.deleteView', 'DELETE', '/user/view', {
  body: v.object({ id: p.id }),
  data: v.null(),
  errors: [errorCode.OPERATION_FAILED],
  extension: 'views',
});
