import { MODE_HEADER, TICKET_HEADER, type Auth, type Endpoint } from '../src/contract/endpoint.ts';
import { endpoints, type EndpointId } from '../src/contract/endpoints.ts';
import { examples } from '../src/contract/examples.ts';
import { getGoogleAuth } from '../src/contract/security.ts';
import { SIGNATURE_WINDOW_SECONDS, signingHeaders } from '../src/contract/signing.ts';
import { describe, described, samplesOf, type Samples } from './openapi/properties.ts';
import { isObject, refTo, type Json, type JsonObject } from './openapi/json.ts';
import {
  errorExamples,
  errorSchemas,
  refusal,
  sharedHeaders,
  sharedResponses,
  success,
} from './openapi/responses.ts';
import { inputSchema, nounSchemas } from './openapi/schemas.ts';
import { nounOf, tagNames, tagObjects } from './openapi/tags.ts';
import { webhooks } from './openapi/webhooks.ts';

const operationIdOf = (id: string) => id.replaceAll('.', '_');

function partOf(id: EndpointId, part: 'query' | 'body'): Json | undefined {
  const example: { query?: unknown; body?: unknown } = examples[id];
  const value = example[part];
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function queryParameters(endpoint: Endpoint, query: JsonObject, samples: Samples): Json[] {
  if (!endpoint.query) return [];
  const whole = inputSchema(endpoint.query);
  const shapes = Array.isArray(whole['anyOf']) ? whole['anyOf'].filter(isObject) : [whole];
  const isOneOf = shapes.length > 1;
  return shapes.flatMap((shape) => {
    const required = Array.isArray(shape['required']) ? shape['required'] : [];
    const properties = isObject(shape['properties']) ? shape['properties'] : {};
    return Object.entries(properties).map(([name, own]) => {
      const part = isObject(own) ? own : {};
      const {
        description,
        examples: shown,
        ...schema
      } = describe(operationIdOf(endpoint.id), name, part, samples);
      const example = query[name] ?? (Array.isArray(shown) ? shown[0] : undefined);
      return {
        name,
        in: 'query',
        required: !isOneOf && required.includes(name),
        ...(description === undefined ? {} : { description }),
        schema,
        ...(example === undefined ? {} : { example }),
      };
    });
  });
}

function bodyOf(endpoint: Endpoint, example: Json | undefined, samples: Samples): JsonObject | undefined {
  const { bodyKind, body, summary } = endpoint;
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
    description: summary,
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
    isExportable && 'With the header `X-DOWNLOAD`, it returns a file with all matching rows.',
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

function operation(id: EndpointId, endpoint: Endpoint, answer: Json | undefined, samples: Samples): Json {
  const query = partOf(id, 'query');
  const body = bodyOf(endpoint, partOf(id, 'body'), samples);
  return {
    operationId: operationIdOf(id),
    tags: [tagNames[nounOf(id)] ?? nounOf(id)],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    ...(endpoint.extension ? { 'x-extension': endpoint.extension } : {}),
    ...(endpoint.proposal.length > 0 ? { 'x-proposal': [...endpoint.proposal] } : {}),
    security: securityOf[endpoint.auth],
    parameters: [
      refTo('parameters', 'Language'),
      refTo('parameters', 'Time'),
      ...(endpoint.isExportable ? [refTo('parameters', 'Download')] : []),
      ...(endpoint.hasTestMode ? [refTo('parameters', 'Mode')] : []),
      ...(id === getGoogleAuth.id ? [refTo('parameters', 'Ticket')] : []),
      ...queryParameters(endpoint, isObject(query) ? query : {}, samples),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      '200': described(`${operationIdOf(id)}_response`, success(endpoint, answer), samples),
      ...(endpoint.body ? { '400': refTo('responses', 'Malformed') } : {}),
      '401': refTo('responses', endpoint.auth === 'signed' ? 'SignatureRefused' : 'LoginExpired'),
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
  Download: {
    name: 'X-DOWNLOAD',
    in: 'header',
    description: 'Any value requests a file with all matching rows, in the format of `format`',
    schema: { type: 'string' },
    example: '1',
  },
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

function usedSchemas(schemas: JsonObject, users: Json): JsonObject {
  const used = new Set<string>();
  const follow = (value: Json): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name] ?? null);
    }
  };
  follow(users);
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => used.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const usedExamples = (users: Json): JsonObject => {
  const text = JSON.stringify(users);
  return Object.fromEntries(
    Object.entries(errorExamples).filter(([name]) => text.includes(`"#/components/examples/${name}"`)),
  );
};

/** Returns the OpenAPI document. `answers` contains example responses by endpoint ID. */
export function openapiDocument(answers: ReadonlyMap<string, Json>): Json {
  const requests = Object.values(examples).map((example: object): Json =>
    JSON.parse(JSON.stringify(example)),
  );
  const samples = samplesOf([...answers.values(), ...requests]);
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of Object.values(endpoints)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint.id, endpoint, answers.get(endpoint.id), samples);
  }
  const schemas = Object.fromEntries(
    Object.entries({ ...nounSchemas(), ...errorSchemas }).map(([name, schema]) => [
      name,
      isObject(schema) ? described(name, schema, samples) : schema,
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Settlement Business Center API',
      version: '1.0.0',
      summary: 'The calls of the merchant console',
      description:
        'Success is HTTP 200 with body code 200. A business error is HTTP 422 with its own body code. Money is a decimal string, time is in Unix seconds.',
      contact: { name: 'Settlement Business Center', url: 'https://settlement.example/support' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The server of this document' }],
    tags: tagObjects,
    paths,
    webhooks: isObject(webhooks) ? described('webhook', webhooks, samples) : {},
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Token',
          description: 'The token returned by the sign-in',
        },
        application: {
          type: 'apiKey',
          in: 'header',
          name: signingHeaders.app,
          description: 'The app ID of the calling application',
        },
        time: {
          type: 'apiKey',
          in: 'header',
          name: signingHeaders.time,
          description: `The time of the signature, in Unix seconds, at most ${SIGNATURE_WINDOW_SECONDS} seconds from the current time`,
        },
        nonce: {
          type: 'apiKey',
          in: 'header',
          name: signingHeaders.nonce,
          description: '16 to 64 letters, digits, hyphens or underscores, different for each call',
        },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: signingHeaders.signature,
          description:
            'HMAC-SHA-256 in hexadecimal, with the secret key of the application, of five lines joined by line feeds: time, nonce, method, path with query, and the body as it is sent',
        },
      },
      parameters,
      headers: sharedHeaders,
      schemas: usedSchemas(schemas, [paths, webhooks, sharedResponses]),
      responses: sharedResponses,
      examples: usedExamples(paths),
    },
  };
}
