import { readFile } from 'node:fs/promises';
import { namedCollection, scriptedCollection } from './collection/render.ts';
import { documentation } from './documentation.ts';
import { indexPage } from './indexPage.ts';

const html = 'text/html; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

type Document = readonly [type: string, make: (origin: string) => string | Promise<string>];
const documents: Readonly<Record<string, Document>> = {
  '/docs': [html, documentation],
  '/openapi.json': ['application/json; charset=utf-8', () => read('openapi.json')],
  '/llms.txt': [text, () => read('llms.txt')],
  '/api.http': [text, scriptedCollection],
  '/api.rest': [text, namedCollection],
};

export async function serverPage(path: string, origin: string): Promise<Response | undefined> {
  if (path === '/') return indexPage();
  const document = documents[path];
  if (!document) return undefined;
  const [type, make] = document;
  return new Response(await make(origin), { headers: { 'content-type': type } });
}

export const isServerPage = (path: string): boolean => path === '/' || Object.hasOwn(documents, path);
