import type { Application } from '@settlement/api-mocks/contract/applications';
import { callbackEvents } from '@settlement/api-mocks/contract/callbacks';

export interface EndpointInput {
  readonly url: string;
  readonly events: (typeof callbackEvents)[number][];
}

export const inputsOf = ({ endpoints }: Pick<Application, 'endpoints'>): EndpointInput[] =>
  endpoints.map(({ url, events }) => ({ url, events: callbackEvents.filter((one) => events.includes(one)) }));

export function withEndpoint(
  saved: readonly EndpointInput[],
  before: string | undefined,
  next: EndpointInput,
): EndpointInput[] {
  const isThere = saved.some(({ url }) => url === before);
  return isThere ? saved.map((one) => (one.url === before ? next : one)) : [...saved, next];
}
