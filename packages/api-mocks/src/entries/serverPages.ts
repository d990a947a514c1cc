import { readFile } from 'node:fs/promises';
import { documentation } from './documentation.ts';
import { indexPage } from './indexPage.ts';

const html = 'text/html; charset=utf-8';
/** The documents that are made of the contract, by the path that serves them. */
const documents: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/openapi.json': ['openapi.json', 'application/json; charset=utf-8'],
  '/llms.txt': ['llms.txt', 'text/plain; charset=utf-8'],
  '/api.http': ['api.http', 'text/plain; charset=utf-8'],
  '/api.rest': ['api.rest', 'text/plain; charset=utf-8'],
};

/** The address that the collections name until they are served. */
const HOST_LINE = /^@host = .*$/m;

/** The pages of a server at `origin`; `undefined` for a path that it has none at. */
export async function serverPage(path: string, origin: string): Promise<Response | undefined> {
  if (path === '/') return indexPage();
  if (path === '/docs') return new Response(documentation(), { headers: { 'content-type': html } });
  const document = documents[path];
  if (!document) return undefined;
  const [file, type] = document;
  const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
  const own = path.startsWith('/api.') ? text.replace(HOST_LINE, () => `@host = ${origin}`) : text;
  return new Response(own, { headers: { 'content-type': type } });
}

/** Whether a path is one of those pages. */
export const isServerPage = (path: string): boolean =>
  path === '/' || path === '/docs' || Object.hasOwn(documents, path);
