import { MODE_HEADER, TICKET_HEADER, type Auth, type Endpoint } from '../src/contract/endpoint.ts';
import { endpoints, type EndpointId } from '../src/contract/endpoints.ts';
import { summaryOf } from '../src/contract/texts.ts';
import type { Ran } from './exampleRuns.ts';
import { getGoogleAuth } from '../src/contract/security.ts';
import { describe, described, querySchema, samplesOf, type Samples } from './openapi/properties.ts';
import { isObject, refTo, type Json, type JsonObject } from './openapi/json.ts';
import {
  downloadOf,
  errorExamples,
  errorSchemas,
  refusal,
  sharedHeaders,
  sharedResponses,
  success,
} from './openapi/responses.ts';
import { inputSchema, nounSchemas } from './openapi/schemas.ts';
import { securitySchemes, signingParameters } from './openapi/signing.ts';
import { tagObjects, tagOf } from './openapi/tags.ts';
import { webhooks } from './openapi/webhooks.ts';

const operationIdOf = (id: string) => id.replaceAll('.', '_');

function valueIn({ type }: JsonObject, text: string): Json {
  if (type === 'array') return text.split(',').map(Number);
  return type === 'integer' ? Number(text) : text;
}

function queryParameters(endpoint: Endpoint, query: URLSearchParams, samples: Samples): Json[] {
  if (!endpoint.query) return [];
  const owner = operationIdOf(endpoint.id);
  const whole = inputSchema(endpoint.query);
  const shapes = Array.isArray(whole['anyOf']) ? whole['anyOf'].filter(isObject) : [whole];
  const isOneOf = shapes.length > 1;
  return shapes.flatMap((shape) => {
    const required = Array.isArray(shape['required']) ? shape['required'] : [];
    const properties = isObject(shape['properties']) ? shape['properties'] : {};
    return Object.entries(properties).map(([name, own]) => {
      const part = querySchema(owner, name, isObject(own) ? own : {});
      const { description, examples: shown, ...schema } = describe(owner, name, part, samples);
      const sent = query.get(name);
      const example = sent === null ? (Array.isArray(shown) ? shown[0] : undefined) : valueIn(part, sent);
      return {
        name,
        in: 'query',
        required: !isOneOf && required.includes(name),
        ...(description === undefined ? {} : { description }),
        ...(part['type'] === 'array' && { style: 'form', explode: false }),
        schema,
        ...(example === undefined ? {} : { example }),
      };
    });
  });
}

function bodyOf(
  endpoint: Endpoint<EndpointId>,
  example: Json | undefined,
  samples: Samples,
): JsonObject | undefined {
  const { bodyKind, body } = endpoint;
  const owner = operationIdOf(endpoint.id);
  const schema =
    bodyKind === 'multipart'
      ? {
          type: 'object',
          required: ['file'],
          properties: {
            file: {
              type: 'string',
              contentMediaType: 'image/png',
              description: 'A PNG or JPEG image under 3 MB',
            },
          },
        }
      : body && inputSchema(body);
  if (!schema) return undefined;
  return {
    description: summaryOf(endpoint.id),
    required: true,
    content: {
      [bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json']: {
        schema: described(owner, schema, samples, isObject(example) ? example : undefined),
        ...(example === undefined ? {} : { example }),
      },
    },
  };
}

const callers = {
  public: 'Does not require a sign-in.',
  token: 'Requires a signed-in merchant.',
  authorised: 'Requires a signed-in merchant with the merchant permission.',
  signed: 'Requires a signature with the key of an application.',
} as const;

function descriptionOf({ auth, scope, movesMoney, isExportable, extension, proposal }: Endpoint): string {
  const sentences = [
    callers[auth],
    scope !== undefined && `The key requires the scope \`${scope}\`.`,
    movesMoney &&
      'It moves money: send a `request_id`. Within 24 hours, the same ID returns the same response and does not move money again.',
    isExportable &&
      'With the header `X-DOWNLOAD: 1`, it returns a file with all matching rows (`x-download`).',
    extension !== undefined && 'Section 7 of the specification does not contain it.',
    proposal.length > 0 && `Section 7 of the specification does not define its ${proposal.join(' and ')}.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

const securityOf: Readonly<Record<Auth, Json[]>> = {
  public: [],
  token: [{ token: [] }],
  authorised: [{ token: [] }],
  signed: [{ application: [], time: [], nonce: [], signature: [] }],
};

function operation(endpoint: Endpoint<EndpointId>, ran: Ran | undefined, samples: Samples): Json {
  const { id } = endpoint;
  const body = bodyOf(endpoint, ran?.body, samples);
  const isSigned = endpoint.auth === 'signed';
  return {
    operationId: operationIdOf(id),
    tags: [tagOf(id)],
    summary: summaryOf(id),
    description: descriptionOf(endpoint),
    ...(endpoint.extension ? { 'x-extension': endpoint.extension } : {}),
    ...(endpoint.proposal.length > 0 ? { 'x-proposal': [...endpoint.proposal] } : {}),
    ...downloadOf(endpoint),
    security: securityOf[endpoint.auth],
    parameters: [
      refTo('parameters', 'Language'),
      refTo('parameters', 'Time'),
      ...(endpoint.hasTestMode ? [refTo('parameters', 'Mode')] : []),
      ...(id === getGoogleAuth.id ? [refTo('parameters', 'Ticket')] : []),
      ...(isSigned ? Object.keys(signingParameters).map((name) => refTo('parameters', name)) : []),
      ...queryParameters(endpoint, ran?.query ?? new URLSearchParams(), samples),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      '200': described(`${operationIdOf(id)}_response`, success(endpoint, ran?.answer), samples),
      ...(endpoint.method !== 'GET' && endpoint.bodyKind === 'json'
        ? { '400': refTo('responses', 'Malformed') }
        : {}),
      '401': refTo('responses', isSigned ? 'SignatureRefused' : 'LoginExpired'),
      ...(endpoint.extension ? { '404': refTo('responses', 'NotOffered') } : {}),
      ...(body === undefined ? {} : { '413': refTo('responses', 'TooLarge') }),
      '422': refusal(endpoint.errors),
      '500': refTo('responses', 'ServerError'),
    },
  };
}

const parameters: JsonObject = {
  Language: {
    name: 'X-Language',
    in: 'header',
    description: 'Language of messages',
    schema: { type: 'string', enum: ['en-US', 'zh-CN'], default: 'en-US' },
    example: 'en-US',
  },
  Time: {
    name: 'X-Time',
    in: 'header',
    description: 'The time of the call, as an HTTP date',
    schema: { type: 'string' },
    example: 'Fri, 20 Nov 2026 10:45:00 GMT',
  },
  ...signingParameters,
  Mode: {
    name: MODE_HEADER,
    in: 'header',
    description: 'The data to use: `test` for the data of test mode. Default: live data',
    schema: { type: 'string', enum: ['live', 'test'], default: 'live' },
    example: 'live',
  },
  Ticket: {
    name: TICKET_HEADER,
    in: 'header',
    description: 'A ticket of POST /user/verification. Never send it in the URL, because URLs are logged',
    schema: { type: 'string' },
    example: 'tkt_1',
  },
};

type Components = Readonly<Record<string, JsonObject>>;

/** Returns the components that the document uses, directly or through other components. */
function usedComponents(components: Components, users: Json): Components {
  const used = new Set<string>();
  const follow = (value: Json): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      if (used.has(`${kind}/${name}`)) continue;
      used.add(`${kind}/${name}`);
      follow(components[kind]?.[name] ?? null);
    }
  };
  follow(users);
  return Object.fromEntries(
    Object.entries(components).map(([kind, parts]) => {
      const own = Object.entries(parts).filter(([name]) => used.has(`${kind}/${name}`));
      return [kind, Object.fromEntries(own.toSorted(([one], [other]) => (one < other ? -1 : 1)))];
    }),
  );
}

const audiences = {
  console: { summary: 'The calls of the merchant console', has: () => true },
  merchant: { summary: "The calls of a merchant's server", has: ({ auth }: Endpoint) => auth === 'signed' },
} as const;

/** Returns an OpenAPI document. `runs` contains example requests and responses by endpoint ID. */
export function openapiDocument(
  runs: ReadonlyMap<string, Ran>,
  audience: keyof typeof audiences = 'console',
) {
  const { summary, has } = audiences[audience];
  const samples = samplesOf([...runs.values()].flatMap(({ answer, body }) => [answer, body ?? null]));
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of Object.values<Endpoint<EndpointId>>(endpoints)) {
    if (!has(endpoint)) continue;
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint, runs.get(endpoint.id), samples);
  }
  const schemas = Object.fromEntries(
    Object.entries({ ...nounSchemas(), ...errorSchemas }).map(([name, schema]) => [
      name,
      isObject(schema) ? described(name, schema, samples) : schema,
    ]),
  );
  const shown = [paths, webhooks];
  const text = JSON.stringify(shown);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Settlement Business Center API',
      version: '1.0.0',
      summary,
      description:
        'Success is HTTP 200 with body code 200. A business error is HTTP 422 with its own body code. A path with another method returns 405. Money is a decimal string, time is in Unix seconds.',
      contact: { name: 'Settlement Business Center', url: 'https://settlement.example/support' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      {
        url: '{server}',
        description: 'The server of the platform, or a mock server',
        variables: {
          server: {
            default: 'http://localhost:8787',
            description: 'The origin. Default: a local mock server',
          },
        },
      },
    ],
    tags: tagObjects.filter(({ name }) => text.includes(JSON.stringify(name))),
    paths,
    webhooks: isObject(webhooks) ? described('webhook', webhooks, samples) : {},
    components: {
      securitySchemes: Object.fromEntries(
        Object.entries(securitySchemes).filter(([name]) => text.includes(`"${name}":[]`)),
      ),
      ...usedComponents(
        { parameters, headers: sharedHeaders, schemas, responses: sharedResponses, examples: errorExamples },
        shown,
      ),
    },
  };
}
