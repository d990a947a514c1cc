import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { moneyEndpointIds } from '@settlement/api-mocks/contract/moneyEndpoints';
import { endpoints } from '#api-mocks/contract/endpoints.ts';
import { lookUpRequest } from '#api-mocks/contract/requests.ts';

export const fates = [
  'pass',
  'loseRequest',
  'loseAnswer',
  'late',
  'html',
  'gateway',
  /** The call is carried out, but its response contains an error code with the HTTP status 200. */
  'oddCode',
  /** The call doesn't arrive, because a proxy ends the session. */
  'unauthorised',
  /** The call doesn't arrive. The response has a code that isn't in the error catalog. */
  'strangeRefusal',
  'hold',
] as const;
export type Fate = (typeof fates)[number];

export const movesMoney = (pathname: string, method = 'GET'): boolean =>
  moneyEndpointIds.some((id) => endpoints[id].path === pathname && endpoints[id].method === method);

/** Creates a network whose failures affect only calls that move money, and their lookups. */
export function createFaultyNetwork(api: MockApi, { hasLookUp }: { readonly hasLookUp: boolean }) {
  let script: Fate[] = [];
  const late: (() => Promise<unknown>)[] = [];
  let held: (() => void)[] = [];
  const sent: string[] = [];

  async function fetchOverNetwork(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, 'http://console.test');
    const request = () => new Request(url, init);
    if (!movesMoney(url.pathname, init?.method) && url.pathname !== lookUpRequest.path)
      return api.handle(request());
    sent.push(typeof init?.body === 'string' ? init.body : '');
    if (!hasLookUp && url.pathname === lookUpRequest.path)
      return Response.json({ code: 404, msg: 'no such call' }, { status: 404 });
    const fate = script.shift() ?? 'pass';
    switch (fate) {
      case 'pass':
        return api.handle(request());
      case 'hold': {
        const copy = request();
        await new Promise<void>((resolve) => held.push(resolve));
        return api.handle(copy);
      }
      case 'loseRequest':
        throw new TypeError('Failed to fetch');
      case 'late': {
        const copy = request();
        late.push(() => api.handle(copy));
        throw new TypeError('Failed to fetch');
      }
      case 'loseAnswer':
        await api.handle(request());
        throw new TypeError('Failed to fetch');
      case 'html':
        await api.handle(request());
        return new Response('<html>Bad day</html>', { headers: { 'content-type': 'text/html' } });
      case 'gateway':
        await api.handle(request());
        return Response.json({ code: 504, msg: 'Gateway Timeout' }, { status: 504 });
      case 'oddCode':
        await api.handle(request());
        return Response.json({ code: 500, msg: 'Success' });
      case 'unauthorised':
        return Response.json({ code: 401, msg: 'Login expired' }, { status: 401 });
      case 'strangeRefusal':
        return Response.json({ code: 19999, msg: 'No' }, { status: 422 });
      default:
        return fate satisfies never;
    }
  }

  return {
    fetch: fetchOverNetwork,
    sent,
    plan: (next: readonly Fate[]) => {
      script = [...next];
    },
    heldCount: () => held.length,
    release() {
      for (const go of held) go();
      held = [];
    },
    async deliverDelayed() {
      for (const send of late.splice(0)) await send();
    },
  };
}
