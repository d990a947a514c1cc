import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as p from './primitives.ts';

/** An option of the application filter (specification §3). */
export const applicationOption = v.object({
  /** The name of the application. */
  name: p.text,
  appid: p.id,
});
export type ApplicationOption = v.InferOutput<typeof applicationOption>;

export const listApplicationOptions = endpoint('applications.options', 'GET', '/user/application-list', {
  hasTestMode: true,
  data: v.array(applicationOption),
});
