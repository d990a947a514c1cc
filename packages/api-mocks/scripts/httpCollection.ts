import type { Endpoint } from '../src/contract/endpoint.ts';
import { endpoints, type EndpointId } from '../src/contract/endpoints.ts';
import { examples } from '../src/contract/examples.ts';
import { signingHeaders } from '../src/contract/signing.ts';

function partsOf(id: EndpointId): { query?: object; body?: unknown } {
  return examples[id];
}

/** Signatures are made by a program: the editor asks for them. */
const variableOf = (header: string) => header.replace('X-Settlement-', '').toLowerCase();

function request(id: EndpointId, endpoint: Endpoint): string {
  const { query = {}, body } = partsOf(id);
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  const lines = [`### ${endpoint.summary}`, `# @name ${id.replaceAll('.', '_')}`];
  lines.push(
    `${endpoint.method} {{host}}${endpoint.path}${search.length === 0 ? '' : `?${search.join('&')}`}`,
  );
  if (endpoint.auth === 'signed')
    lines.push(...Object.values(signingHeaders).map((name) => `${name}: {{${variableOf(name)}}}`));
  else if (endpoint.auth !== 'public') lines.push('X-Token: {{token}}');
  lines.push('X-Language: en-US');
  if (endpoint.bodyKind === 'multipart') {
    lines.push('Content-Type: multipart/form-data; boundary=image', '', '--image');
    lines.push(
      'Content-Disposition: form-data; name="file"; filename="image.png"',
      'Content-Type: image/png',
      '',
      '< ./image.png',
      '--image--',
    );
  } else if (body !== undefined) {
    lines.push('Content-Type: application/json', '', JSON.stringify(body, null, 2));
  }
  return lines.join('\n');
}

/** Every call as a request for an editor that understands `.http` files; the token comes from the first. */
export function httpCollection(): string {
  const head = [
    '@host = http://localhost:8787',
    '@token = {{auth_login.response.body.data.token}}',
    '# The headers of signed calls, as a program of yours makes them',
    ...Object.values(signingHeaders).map((name) => `@${variableOf(name)} = `),
  ].join('\n');
  const requests = Object.values(endpoints).map((endpoint) => request(endpoint.id, endpoint));
  return `${head}\n\n${requests.join('\n\n')}\n`;
}
