import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as p from './primitives.ts';

export const serviceStatus = v.object({
  /** The state of each network. */
  chains: v.array(
    v.object({
      id: p.id,
      chain: p.text,
      net_work: p.text,
      /** The state of the network: 1 normal, 2 under maintenance. */
      status: p.integer,
      /** The expected end of the maintenance. `0` if the network is available. */
      until: p.unixSeconds,
    }),
  ),
  /** The message about maintenance, in the language of `X-Language`. Empty if all networks are available. */
  message: p.text,
});
export type ServiceStatus = v.InferOutput<typeof serviceStatus>;

export const getServiceStatus = endpoint('status.get', 'GET', '/status', {
  auth: 'public',
  data: serviceStatus,
  extension: 'status',
});
