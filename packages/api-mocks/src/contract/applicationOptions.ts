import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, text } from './primitives.ts';

/** Application option of specification §3. */
export const applicationOption = v.object({ name: text, appid: id });
export type ApplicationOption = v.InferOutput<typeof applicationOption>;

/** `GET /user/application-list`: the choices of an application filter. */
export const listApplicationOptions = endpoint({
  id: 'applications.options',
  method: 'GET',
  path: '/user/application-list',
  summary: 'List applications by name, for filters',
  data: v.array(applicationOption),
});
