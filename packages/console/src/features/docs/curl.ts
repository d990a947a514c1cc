import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { signingHeaders } from '@settlement/api-mocks/contract/signing';
import { queryOf } from './queryOf.ts';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curlOf(
  server: string,
  examples: Readonly<Record<string, object>>,
  endpoint: Endpoint,
): string {
  const query = queryOf(examples, endpoint.id);
  const example = examples[endpoint.id];
  const body: unknown = example && 'body' in example ? example.body : undefined;
  const parts = [`curl -s ${quoted(`${server}${endpoint.path}${query === '' ? '' : `?${query}`}`)}`];
  const isPlainPost = endpoint.method === 'POST' && (body !== undefined || endpoint.bodyKind === 'multipart');
  if (endpoint.method !== 'GET' && !isPlainPost) parts.push(`-X ${endpoint.method}`);
  if (endpoint.auth === 'signed')
    parts.push(
      ...Object.entries(signingHeaders).map(([part, name]) => `-H "${name}: $${part.toUpperCase()}"`),
    );
  else if (endpoint.auth !== 'public') parts.push('-H "X-Token: $TOKEN"');
  if (endpoint.answer === 'file')
    parts.push("-H 'X-DOWNLOAD: 1'", `-o answer.${endpoint.formats[0] ?? 'xlsx'}`);
  if (endpoint.bodyKind === 'multipart') parts.push("-F 'file=@image.png'");
  else if (body !== undefined)
    parts.push("-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(body))}`);
  return parts.join(' \\\n  ');
}
