import * as v from 'valibot';
import { endpoints, type EndpointId } from '../src/contract/endpoints.ts';
import { examples } from '../src/contract/examples.ts';
import { createMockApi, type MockApi } from '../src/entries/createMockApi.ts';
import { signedRequest } from '../src/testing/signing.ts';
import type { Json } from './openapi/json.ts';

const MOST_ROWS = 2;

/** Shortens what is too long for a document: lists to two rows, pictures to their beginning. */
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

/** Calls as the demo merchant's test application, which has made the order of the examples. */
async function answerSigned(api: MockApi, id: EndpointId): Promise<Response> {
  const app = api.merchant().rows.apps.get(SANDBOX);
  if (!app) throw new RangeError('no application in test mode');
  const { pathname, search } = urlFor(id);
  const body = JSON.stringify(examples['orders.create'].body);
  const made = { method: 'POST', target: endpoints['orders.create'].path, body, nonce: 'example-nonce-0001' };
  await api.handle(signedRequest(api, app, made));
  const requested = { method: 'GET', target: `${pathname}${search}`, nonce: 'example-nonce-0002' };
  return api.handle(signedRequest(api, app, requested));
}

/** What a bank at a fixed instant answers to the examples that only read; the same on every machine. */
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
