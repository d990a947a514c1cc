import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, integer, text, unixSeconds } from './primitives.ts';

export const serviceStatus = v.object({
  chains: v.array(v.object({ id, chain: text, net_work: text, status: integer, until: unixSeconds })),
  message: text,
});
export type ServiceStatus = v.InferOutput<typeof serviceStatus>;

export const getServiceStatus = endpoint({
  id: 'status.get',
  method: 'GET',
  path: '/status',
  summary: 'List networks under maintenance',
  auth: 'public',
  data: serviceStatus,
  isExtension: true,
});
