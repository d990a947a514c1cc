import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { isPlain, type Mutation, type Sent } from './mutation.ts';

const PREFIX = '/api/v1';

async function sentOf(request: Request): Promise<Sent> {
  const url = new URL(request.url);
  const text = request.method === 'GET' ? '' : await request.clone().text();
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch {
    body = undefined;
  }
  const { method, headers } = request;
  return { method, headers, url, body, path: url.pathname.slice(PREFIX.length) };
}

function changed(request: Request, sent: Sent, { before }: Mutation): Request {
  const change = before?.(sent);
  if (!change) return request;
  const body = 'body' in change ? JSON.stringify(change.body) : undefined;
  const { method, signal } = request;
  return new Request(change.url ?? sent.url, {
    method,
    signal,
    headers: change.headers ?? sent.headers,
    ...(method !== 'GET' && { body: body ?? (sent.body === undefined ? '' : JSON.stringify(sent.body)) }),
  });
}

async function withData(response: Response, sent: Sent, { data }: Mutation): Promise<Response> {
  if (!data || response.status !== 200 || response.headers.get('content-type')?.includes('json') !== true)
    return response;
  const envelope: unknown = await response.json();
  const body = isPlain(envelope) ? { ...envelope, data: data(envelope['data'], sent) } : envelope;
  const { status, headers } = response;
  return new Response(JSON.stringify(body), { status, headers });
}

export function mutated(api: MockApi, mutation: Mutation): MockApi {
  const handle = async (request: Request) => {
    const sent = await sentOf(request);
    const response = await api.handle(changed(request, sent, mutation));
    const answer = await withData(response, sent, mutation);
    return (await mutation.answer?.(answer, sent)) ?? answer;
  };
  const takeCallbacks: MockApi['takeCallbacks'] = () =>
    api.takeCallbacks().map(({ sending, request }) => ({
      sending,
      request: { ...request, headers: mutation.callback?.(request.headers) ?? request.headers },
    }));
  const callbackAnswered: MockApi['callbackAnswered'] = (sending, answer) =>
    api.callbackAnswered(sending, mutation.isRetried === false ? { ...answer, httpCode: 200 } : answer);
  const bank: MockApi = Object.create(api, {
    handle: { value: handle },
    takeCallbacks: { value: takeCallbacks },
    callbackAnswered: { value: callbackAnswered },
  });
  return bank;
}
