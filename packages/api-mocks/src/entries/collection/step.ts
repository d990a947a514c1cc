import { type EndpointId, endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { examples } from '#contract/examples.ts';
import { signingHeaders } from '#contract/signing.ts';
import { summaryOf } from '#contract/texts.ts';

export const from = (step: string, path: string): string => `{{${step}>${path}}}`;
export const REFERENCE = /\{\{(\w+)>([\w.[\]]+)\}\}/g;

export interface Step {
  readonly name: string;
  readonly title: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
  /** The expected code in the response. Undefined if the response is a file or a page. */
  readonly code?: number;
}

interface CallParts {
  /** The name of the step. Default: the ID of the endpoint. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  /** The session token of the request. Default: the token of the merchant. */
  readonly token?: string;
}

const nameOf = (id: EndpointId) => id.replace('.', '_');
const exampleOf = (id: EndpointId): { query?: object; body?: object } => examples[id];
const searchOf = (query: object) => {
  const parts = Object.entries(query).map(([name, value]) => {
    const text = String(value);
    return `${name}=${text.startsWith('{{') ? text : encodeURIComponent(text)}`;
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};

const json = { 'Content-Type': 'application/json' } as const;
const language = { 'X-Language': 'en-US' } as const;
const TOKEN = from('auth_login', 'data.token');

export function call(id: EndpointId, parts: CallParts = {}): Step {
  const { method, path, auth, answer }: Endpoint = endpoints[id];
  const { query = {}, body } = { ...exampleOf(id), ...parts };
  return {
    name: parts.name ?? nameOf(id),
    title: summaryOf(id),
    method,
    target: `${path}${searchOf(query)}`,
    headers: {
      ...((auth !== 'public' || parts.token !== undefined) && { 'X-Token': parts.token ?? TOKEN }),
      ...language,
      ...(body !== undefined && json),
    },
    ...(body !== undefined && { body: JSON.stringify(body, null, 2) }),
    status: 200,
    ...(answer !== 'file' && { code: 200 }),
  };
}

export function control(name: string, title: string, action: string, body?: object): Step {
  return {
    name,
    title: `Mock: ${title}`,
    method: body === undefined ? 'GET' : 'POST',
    target: `/__mock/${action}`,
    headers: body === undefined ? {} : json,
    ...(body !== undefined && { body: JSON.stringify(body, null, 2) }),
    status: 200,
  };
}

export function withCode(id: EndpointId, fields: object = {}, query = ''): readonly Step[] {
  const name = `${nameOf(id)}_code`;
  const google_code = from(name, 'code');
  return [
    control(`${nameOf(id)}_time`, 'advances the clock to the next authenticator code', 'clock', {
      advance: 30,
    }),
    control(name, 'returns this code', `totp${query}`),
    call(id, { body: { ...exampleOf(id).body, ...fields, google_code } }),
  ];
}

/** Returns a step that sends a code, a step that reads the inbox, and a step that uses the newest code. */
export function withMail(sent: Step, id: EndpointId, make: (code: string) => CallParts): readonly Step[] {
  const name = `${call(id, make('')).name}_inbox`;
  const inbox = control(name, 'returns the sent messages, newest first', 'inbox');
  return [sent, inbox, call(id, make(from(name, 'inbox[0].code')))];
}

/** In the first step, the mock API calculates the signature, because not all HTTP clients can. */
export function signed(
  id: EndpointId,
  app: string,
  { query = {}, body, name = nameOf(id) }: CallParts,
): readonly Step[] {
  const { method, path } = endpoints[id];
  const target = `${path}${searchOf(query)}`;
  const sign = `${name}_signature`;
  const signedBody = body === undefined ? {} : { body };
  return [
    control(sign, 'signs the next request', 'sign', { app, method, target, ...signedBody }),
    {
      name,
      title: summaryOf(id),
      method,
      target,
      headers: {
        [signingHeaders.app]: from(sign, 'app'),
        [signingHeaders.time]: from(sign, 'time'),
        [signingHeaders.nonce]: from(sign, 'nonce'),
        [signingHeaders.signature]: from(sign, 'signature'),
        ...language,
        ...(body !== undefined && json),
      },
      // The signature covers the body on one line.
      ...(body !== undefined && { body: JSON.stringify(body) }),
      status: 200,
      code: 200,
    },
  ];
}
