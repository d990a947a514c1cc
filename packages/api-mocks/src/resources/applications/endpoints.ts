import type { editApplication } from '#contract/applications.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import { appMode } from '#contract/enumerations.ts';
import { fieldError } from '#core/http/apiError.ts';
import type { Call } from '#core/http/implement.ts';
import type { AppRow, EndpointRow } from '#core/books/rows/app.ts';
import { isReachable } from '#rules/isReachable.ts';
import { untried } from '../callbacks/endpoint.ts';
import { unmasked } from '#core/text/mask.ts';

export type Change = BodyOutput<typeof editApplication>;

type Input = Pick<EndpointRow, 'url' | 'events'>;

/** @throws {ApiError} for duplicate URLs, and for private addresses of a live application */
export function assertEndpoints(endpoints: readonly Input[], mode: AppRow['mode']): void {
  if (new Set(endpoints.map(({ url }) => url)).size !== endpoints.length)
    throw fieldError('endpoints', 'duplicate');
  if (mode === appMode.live && endpoints.some(({ url }) => !isReachable(url)))
    throw fieldError('endpoints', 'private_address');
}

export function endpointsOf(
  { bank }: Pick<Call, 'bank'>,
  input: readonly Input[],
  before: readonly EndpointRow[],
): EndpointRow[] {
  return input.map(({ url, events }) => ({
    id: before.find((one) => one.url === url)?.id ?? `ep_${bank.random.hex(12)}`,
    url,
    events: [...new Set(events)],
    ...untried,
    isForeign: bank.caller.isForeign,
  }));
}

/** Replaces the masked URLs in a change with the saved URLs. */
export function withSavedUrls({ notifyUrl, endpoints }: AppRow, change: Change): Change {
  const saved = endpoints.map(({ url }) => url);
  return {
    ...change,
    ...(change.notify_url !== undefined && { notify_url: unmasked(change.notify_url, [notifyUrl]) }),
    ...(change.endpoints && {
      endpoints: change.endpoints.map((one) => ({ ...one, url: unmasked(one.url, saved) })),
    }),
  };
}
