import { endpoints } from '../src/contract/endpoints.ts';
import { createMockApi } from '../src/entries/createMockApi.ts';
import { runCollection } from '../src/testing/httpFile.ts';
import type { Json } from './openapi/json.ts';

/** An example request and its response. */
export interface Ran {
  readonly query: URLSearchParams;
  readonly body: Json | undefined;
  readonly answer: Json;
}

const MOST_ROWS = 2;
const MOST_LINES = 3;

function shortened(value: Json): Json {
  if (typeof value === 'string')
    return value.startsWith('data:image')
      ? 'data:image/svg+xml,…'
      : value.replace(/^http:\/\/127\.0\.0\.1:\d+/, 'http://localhost:8787');
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

const jsonOf = (value: unknown): Json => JSON.parse(JSON.stringify(value));

const linesOf = (bytes: ArrayBuffer) =>
  new TextDecoder().decode(bytes).split(/\r?\n/).slice(0, MOST_LINES).join('\n');

/** Sends the requests in `api.rest`, and returns the first request of each call with its response. */
export async function exampleRuns(): Promise<ReadonlyMap<string, Ran>> {
  const outcomes = await runCollection(createMockApi(), 'api.rest');
  return new Map(
    Object.values(endpoints).flatMap(({ id, method, path }) => {
      const first = outcomes.find(({ called }) => called === `${method} ${path}`);
      if (!first) return [];
      const { answer, sent } = first;
      const isJson = sent.body.startsWith('{');
      const ran: Ran = {
        query: new URL(sent.url).searchParams,
        body: isJson ? jsonOf(JSON.parse(sent.body)) : undefined,
        answer: answer instanceof ArrayBuffer ? linesOf(answer) : shortened(jsonOf(answer)),
      };
      return [[id, ran] as const];
    }),
  );
}
