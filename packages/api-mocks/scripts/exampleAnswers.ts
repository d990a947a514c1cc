import * as v from 'valibot';
import { endpoints, type EndpointId } from '../src/contract/endpoints.ts';
import { examples } from '../src/contract/examples.ts';
import { createMockApi, type MockApi } from '../src/entries/createMockApi.ts';
import { signedRequest } from '../src/testing/signing.ts';
import type { Json } from './openapi/json.ts';

const MOST_ROWS = 2;

function shortened(value: Json): Json {
  if (typeof value === 'string') return value.startsWith('data:image') ? 'data:image/svg+xml,…' : value;
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

function urlFor(id: EndpointId): URL {
  const url = new URL(endpoints[id].path, 'http://mock.example');
  const example: { query?: object; body?: unknown } = examples[id];
  for (const [name, part] of Object.entries(example.query ?? {})) url.searchParams.set(name, String(part));
  return url;
}

const envelope = v.object({ code: v.number(), msg: v.string(), data: v.unknown() });

const SANDBOX = 3;

const orderAnswer = v.object({ data: v.object({ payment_url: v.string() }) });

async function answerSigned(api: MockApi, id: EndpointId): Promise<Response> {
  const app = api.merchant().rows.apps.get(SANDBOX);
  if (!app) throw new RangeError('no application in test mode');
  let calls = 0;
  const ask = (method: string, target: string, body?: object) => {
    const nonce = `example-nonce-${String((calls += 1)).padStart(4, '0')}`;
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return api.handle(signedRequest(api, app, { method, target, nonce, ...sent }));
  };
  const { body } = examples['orders.create'];
  const made = await ask('POST', endpoints['orders.create'].path, body);
  const { payment_url } = v.parse(orderAnswer, await made.json()).data;
  api.payOrder(payment_url.split('/').at(-1) ?? '', 'exact');
  api.advance(CONFIRMED_SECONDS);
  await ask('POST', endpoints['orders.refund'].path, examples['orders.refund'].body);
  const { pathname, search } = urlFor(id);
  return ask('GET', `${pathname}${search}`);
}
const CONFIRMED_SECONDS = 120;

/**
 * Returns the responses to all read-only examples. Each comes from a new mock API with a fixed time, so
 * that the documents are the same on every machine.
 */
export async function exampleAnswers(): Promise<Map<string, Json>> {
  const answers = new Map<string, Json>();
  for (const endpoint of Object.values(endpoints)) {
    const isPlain = endpoint.method === 'GET' && endpoint.answer === 'json';
    if (!isPlain || endpoint.id === 'security.googleAuth') continue;
    const api = createMockApi({ isSignedIn: true });
    const response = await (endpoint.auth === 'signed'
      ? answerSigned(api, endpoint.id)
      : api.handle(new Request(urlFor(endpoint.id))));
    const text = await response.text();
    if (v.parse(envelope, JSON.parse(text)).code === 200)
      answers.set(endpoint.id, shortened(JSON.parse(text)));
  }
  return answers;
}
