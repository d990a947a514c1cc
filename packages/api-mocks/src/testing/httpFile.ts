import { readFile } from 'node:fs/promises';
import { startServer } from './client.ts';
import { createServer } from 'node:http';
import { namedCollection, scriptedCollection } from '#entries/collection/render.ts';
import type { MockApi } from '#entries/createMockApi.ts';
import { createHttpHandler } from '#entries/server.ts';

export interface FileRequest {
  readonly name: string;
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  readonly expected: readonly number[];
  /** The values for later requests: each a variable and a path in the body of the response. */
  readonly kept: readonly (readonly [variable: string, path: string])[];
}

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '', other = '']) => [one, other] as const);

function readRequest(text: string): FileRequest {
  const [request = '', script = ''] = text.split(/^> \{%$/m);
  const lines = request.split('\n').slice(1);
  const at = lines.findIndex((line) => !line.startsWith('#'));
  const [method = '', target = ''] = (lines[at] ?? '').split(' ');
  const end = lines.indexOf('', at);
  const headers = lines.slice(at + 1, end).map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
  });
  const comment = /^# Returns (\d+)(?:, code (\d+))?$/m.exec(request) ?? [];
  const asserted = /response\.status === (\d+)(?: && response\.body\.code === (\d+))?/.exec(script) ?? [];
  return {
    name: /^# @name (\w+)$/m.exec(request)?.[1] ?? '',
    method,
    target,
    headers,
    body: lines.slice(end).join('\n').trim(),
    expected: [...comment.slice(1), ...asserted.slice(1)].flatMap((one) => (one ? [Number(one)] : [])),
    kept: all(script, /client\.global\.set\("(\w+)", response\.body\.([\w.[\]]+)\);/g),
  };
}

const readHttpFile = (text: string): readonly FileRequest[] =>
  text
    .split(/^(?=### )/m)
    .slice(1)
    .map(readRequest);

function valueAt(value: unknown, path: string): string {
  const found = path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .reduce<unknown>(
      (at, part) =>
        typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === part)?.[1] : at,
      value,
    );
  if (typeof found !== 'string' && typeof found !== 'number') throw new Error(`The response has no ${path}`);
  return String(found);
}

async function bodyOf(text: string, folder: URL): Promise<BodyInit | null> {
  if (text === '') return null;
  const parts = await Promise.all(
    text.split('\n').map(async (line) => {
      const file = /^< \.\/(.+)$/.exec(line)?.[1];
      return [file === undefined ? line : await readFile(new URL(file, folder)), '\r\n'];
    }),
  );
  return parts.every(([part]) => typeof part === 'string') ? text : new Blob(parts.flat());
}

export interface Outcome {
  readonly name: string;
  readonly expected: readonly number[];
  readonly got: readonly number[];
  readonly called: string;
  readonly sent: { readonly url: string; readonly body: string };
  readonly answer: unknown;
}

/** Sends the requests one after another, because they use values of earlier responses. */
async function runHttpFile(
  requests: readonly FileRequest[],
  host: string,
  folder: URL,
): Promise<readonly Outcome[]> {
  const answers = new Map<string, unknown>();
  const variables = new Map([['host', host]]);
  const fill = (text: string) =>
    text
      .replaceAll(/\{\{(\w+)\.response\.body\.\$\.([\w.[\]]+)\}\}/g, (_, name: string, path: string) =>
        valueAt(answers.get(name), path),
      )
      .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
        const value = variables.get(name);
        if (value === undefined) throw new Error(`${name} has no value`);
        return value;
      });
  const outcomes: Outcome[] = [];
  for (const { name, method, target, headers, body, expected, kept } of requests) {
    const sent = { url: fill(target), body: fill(body) };
    const response = await fetch(sent.url, {
      method,
      headers: headers.map(([header, value]): [string, string] => [header, fill(value)]),
      body: await bodyOf(sent.body, folder),
    });
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const answer: unknown = isJson ? await response.json() : await response.arrayBuffer();
    answers.set(name, answer);
    for (const [variable, path] of kept) variables.set(variable, valueAt(answer, path));
    const code = expected.length > 1 ? [Number(valueAt(answer, 'code'))] : [];
    const called = `${method} ${new URL(response.url).pathname}`;
    outcomes.push({ name, expected, got: [response.status, ...code], called, sent, answer });
  }
  return outcomes;
}

const folder = new URL('../../', import.meta.url);

const collections = { 'api.http': scriptedCollection, 'api.rest': namedCollection } as const;
type CollectionName = keyof typeof collections;

export const readCollection = (name: CollectionName) =>
  readHttpFile(collections[name]('http://localhost:8787'));

export async function runCollection(api: MockApi, name: CollectionName): Promise<readonly Outcome[]> {
  const server = createServer(createHttpHandler(api, { isOpenToOrigins: true }));
  const port = await startServer(server);
  try {
    return await runHttpFile(readCollection(name), `http://127.0.0.1:${port}`, folder);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
