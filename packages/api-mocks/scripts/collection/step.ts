import type { EndpointId } from '../../src/contract/endpoints.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { examples } from '../../src/contract/examples.ts';
import { signingHeaders } from '../../src/contract/signing.ts';

/** A part of the answer of an earlier step, as it stands in a target, a header or a body. */
export const from = (step: string, path: string): string => `{{${step}>${path}}}`;
/** What `from` writes. */
export const REFERENCE = /\{\{(\w+)>([\w.[\]]+)\}\}/g;

/** One request of the collection and what it is answered. */
export interface Step {
  readonly name: string;
  readonly title: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
  /** `code` of the body; undefined where the answer is a file or a page. */
  readonly code?: number;
}

interface CallParts {
  /** The id of the endpoint where it is left out. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  /** That of the merchant where it is left out. */
  readonly token?: string;
}

const nameOf = (id: EndpointId) => id.replace('.', '_');
const exampleOf = (id: EndpointId): { query?: object; body?: unknown } => examples[id];
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

/** A call as the examples make it, but for what is given; it succeeds. */
export function call(id: EndpointId, parts: CallParts = {}): Step {
  const { method, path, summary, auth, answer }: Endpoint = endpoints[id];
  const { query = {}, body } = { ...exampleOf(id), ...parts };
  return {
    name: parts.name ?? nameOf(id),
    title: summary,
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

/** A control of the mock. */
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

/** A call with the next code of the authenticator in it. */
export function withCode(
  id: EndpointId,
  make: (code: string) => CallParts,
  of: { readonly query?: string } = {},
): readonly Step[] {
  const step = call(id, make(''));
  const clock = control(`${step.name}_time`, 'the next code of the authenticator becomes valid', 'clock', {
    advance: 30,
  });
  const name = `${step.name}_code`;
  const code = control(name, 'that code', `totp${of.query ?? ''}`);
  return [clock, code, call(id, make(from(name, 'code')))];
}

/** A call with the newest code that was sent, to an address or a number. */
export function withMail(sent: Step, id: EndpointId, make: (code: string) => CallParts): readonly Step[] {
  const name = `${call(id, make('')).name}_inbox`;
  const inbox = control(name, 'what was sent, newest first', 'inbox');
  return [sent, inbox, call(id, make(from(name, 'inbox[0].code')))];
}

/** A call that an application signs, and the step that signs it: editors can't. */
export function signed(
  id: EndpointId,
  app: string,
  { query = {}, body, name = nameOf(id) }: CallParts,
): readonly Step[] {
  const { method, path, summary }: Endpoint = endpoints[id];
  const target = `${path}${searchOf(query)}`;
  const sign = `${name}_signature`;
  const signedBody = body === undefined ? {} : { body };
  return [
    control(sign, 'the signature of the next request', 'sign', { app, method, target, ...signedBody }),
    {
      name,
      title: summary,
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
      // On one line, as it was signed.
      ...(body !== undefined && { body: JSON.stringify(body) }),
      status: 200,
      code: 200,
    },
  ];
}
