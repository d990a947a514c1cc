import type { MockApi } from '@settlement/api-mocks/createMockApi';

/** What the network does to one request. */
export const fates = [
  'pass',
  /** The request never arrives. */
  'loseRequest',
  /** It arrives and is carried out; its answer does not come back. */
  'loseAnswer',
  /** It seems lost and arrives later. */
  'late',
  /** It arrives, and a page of a proxy comes back. */
  'html',
  /** It arrives, and a gateway answers in the server's place. */
  'gateway',
  /** It arrives, and success is answered around an error. */
  'oddCode',
  /** It never arrives: a proxy has closed the session. */
  'unauthorised',
  /** It never arrives: a code outside the catalogue comes back. */
  'strangeRefusal',
  /** It waits on its way until it is released. */
  'hold',
] as const;
export type Fate = (typeof fates)[number];

/** A network between tabs and a bank; only calls that move money, and look-ups of them, meet its faults. */
export function createFaultyNetwork(api: MockApi, { hasLookUp }: { readonly hasLookUp: boolean }) {
  let script: Fate[] = [];
  const late: (() => Promise<unknown>)[] = [];
  let held: (() => void)[] = [];

  const isRisky = ({ pathname }: URL, method: string) =>
    method !== 'GET' &&
    /withdrawal|internal-transfer|create-order|transactions\/refund|account\/request$/.test(pathname);

  async function fetchOverNetwork(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, 'http://console.test');
    const request = () => new Request(url, init);
    if (!isRisky(url, init?.method ?? 'GET')) return api.handle(request());
    if (!hasLookUp && url.pathname.endsWith('/account/request'))
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
    /** What happens to the next risky requests; those after them pass. */
    plan: (next: readonly Fate[]) => {
      script = [...next];
    },
    /** How many requests wait on their way. */
    heldCount: () => held.length,
    release() {
      for (const go of held) go();
      held = [];
    },
    /** What seemed lost arrives. */
    async deliverDelayed() {
      for (const send of late.splice(0)) await send();
    },
  };
}
