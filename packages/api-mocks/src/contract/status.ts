import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, integer, text, unixSeconds } from './primitives.ts';

export const serviceStatus = v.object({
  /** The state of each network. */
  chains: v.array(
    v.object({
      id,
      chain: text,
      net_work: text,
      /** The state of the network: 1 normal, 2 under maintenance. */
      status: integer,
      /** The end of the maintenance. */
      until: unixSeconds,
    }),
  ),
  /** The text of the message. */
  message: text,
});
export type ServiceStatus = v.InferOutput<typeof serviceStatus>;

export const getServiceStatus = endpoint({
  id: 'status.get',
  path: '/status',
  summary: 'List networks under maintenance',
  auth: 'public',
  data: serviceStatus,
  extension: 'status',
});
