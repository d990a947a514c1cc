import * as v from 'valibot';
import { endpoints, type EndpointId } from '../src/contract/endpoints.ts';
import { examples } from '../src/contract/examples.ts';
import { createMockApi } from '../src/entries/createMockApi.ts';
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

/** What a bank at a fixed instant answers to the examples that only read; the same on every machine. */
export async function exampleAnswers(): Promise<Map<string, Json>> {
  const answers = new Map<string, Json>();
  for (const endpoint of Object.values(endpoints)) {
    const isPlain = endpoint.method === 'GET' && endpoint.answer === 'json';
    if (!isPlain || endpoint.id === 'security.googleAuth') continue;
    const api = createMockApi({ isSignedIn: true });
    const response = await api.handle(new Request(urlFor(endpoint.id)));
    const text = await response.text();
    if (v.parse(envelope, JSON.parse(text)).code === 200)
      answers.set(endpoint.id, shortened(JSON.parse(text)));
  }
  return answers;
}
