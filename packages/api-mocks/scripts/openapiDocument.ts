import { mediaTypes } from '../src/core/mediaTypes.ts';
import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { TICKET_HEADER, type Endpoint } from '../src/contract/endpoint.ts';
import { endpoints, type EndpointId } from '../src/contract/endpoints.ts';
import { errorNames, type ErrorCode } from '../src/contract/errors.ts';
import { examples } from '../src/contract/examples.ts';
import { getGoogleAuth } from '../src/contract/security.ts';

/** JSON as it is written to the file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

const config: ConversionConfig = { typeMode: 'input', errorMode: 'ignore' };

/** What JSON schema cannot say (checks, transforms) is left to the contract itself. */
function schemaOf(
  schema: GenericSchema,
  typeMode: 'input' | 'output' = 'input',
): { readonly [name: string]: Json } {
  const { $schema: _dialect, ...rest } = JSON.parse(
    JSON.stringify(toJsonSchema(schema, { ...config, typeMode })),
  );
  return rest;
}

/** What each noun is called. */
export const tagNames: Readonly<Record<string, string>> = {
  auth: 'Sign-in and registration',
  user: 'Merchant and account',
  security: 'Security',
  applications: 'Applications and keys',
  statistics: 'Statistics',
  currencies: 'Currencies',
  payments: 'Payments',
  withdrawals: 'Withdrawals',
  recharge: 'Recharge',
  transfers: 'Internal transfers',
  funds: 'Fund details',
  swap: 'Swap',
  market: 'Market monitoring',
  notifications: 'Notifications',
  callbacks: 'Webhook callbacks',
  addresses: 'Address book',
  billing: 'Payment and bill settings',
  statements: 'Statements',
  workOrders: 'Work orders',
  requests: 'Request ids',
  search: 'Search',
  status: 'Service status',
};

export const nounOf = (id: string) => id.split('.')[0] ?? id;

function errorText(codes: readonly ErrorCode[]): string {
  const rows = codes.toSorted((one, other) => one - other).map((code) => `- \`${code}\` ${errorNames[code]}`);
  return rows.length === 0
    ? 'A business error.'
    : `A business error, by its body code:\n\n${rows.join('\n')}`;
}

function parameter(name: string, schema: Json, required: boolean, example: Json | undefined): Json {
  const whole = { name, in: 'query', required, schema };
  return example === undefined ? whole : { ...whole, example };
}

function queryParameters(endpoint: Endpoint, query: Readonly<Record<string, Json>>): Json[] {
  if (!endpoint.query) return [];
  const whole = schemaOf(endpoint.query);
  const shapes = Array.isArray(whole['anyOf']) ? whole['anyOf'] : [whole];
  const isOneOf = shapes.length > 1;
  return shapes.flatMap((shape) => {
    const required: readonly string[] = shape.required ?? [];
    return Object.entries<Json>(shape.properties ?? {}).map(([name, schema]) =>
      parameter(name, schema, !isOneOf && required.includes(name), query[name]),
    );
  });
}

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const headerParameters: Json[] = [refTo('parameters', 'Language'), refTo('parameters', 'Time')];
/** A file in each of its formats. */
const files = (formats: readonly (keyof typeof mediaTypes)[]): { readonly [name: string]: Json } =>
  Object.fromEntries(
    formats.map((format) => [
      mediaTypes[format].split(';')[0] ?? '',
      { schema: { type: 'string', format: 'binary' } },
    ]),
  );

function successContent(endpoint: Endpoint, example: Json | undefined): Json {
  if (endpoint.answer === 'file') return files(endpoint.formats);
  const json = {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'data'],
        properties: {
          code: { const: 200 },
          msg: { type: 'string' },
          data: schemaOf(endpoint.data, 'output'),
        },
      },
      ...(example === undefined ? {} : { example }),
    },
  };
  return endpoint.isExportable ? { ...json, ...files(endpoint.formats) } : json;
}

function bodyOf(endpoint: Endpoint, example: Json | undefined): Json | undefined {
  if (endpoint.bodyKind === 'multipart') {
    const file = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', contentMediaType: 'image/png' } },
    };
    return { required: true, content: { 'multipart/form-data': { schema: file } } };
  }
  if (!endpoint.body) return undefined;
  return {
    required: true,
    content: {
      'application/json': { schema: schemaOf(endpoint.body), ...(example === undefined ? {} : { example }) },
    },
  };
}

function partOf(id: EndpointId, part: 'query' | 'body'): Json | undefined {
  const example: { query?: unknown; body?: unknown } = examples[id];
  const value = example[part];
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function isRecord(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function operation(id: EndpointId, endpoint: Endpoint, answer: Json | undefined): Json {
  const query = partOf(id, 'query');
  const body = bodyOf(endpoint, partOf(id, 'body'));
  const parameters = [
    ...headerParameters,
    ...(endpoint.isExportable ? [refTo('parameters', 'Download')] : []),
    ...(id === getGoogleAuth.id ? [refTo('parameters', 'Ticket')] : []),
    ...queryParameters(endpoint, isRecord(query) ? query : {}),
  ];
  return {
    operationId: id.replaceAll('.', '_'),
    tags: [tagNames[nounOf(id)] ?? nounOf(id)],
    summary: endpoint.summary,
    ...(endpoint.isExtension
      ? { description: 'Not in section 7 of the specification: added by this product.', 'x-extension': true }
      : {}),
    security: endpoint.auth === 'public' ? [] : [{ token: [] }],
    parameters,
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      '200': { description: 'Success', content: successContent(endpoint, answer) },
      '401': refTo('responses', 'LoginExpired'),
      '422': {
        description: errorText(endpoint.errors),
        content: { 'application/json': { schema: refTo('schemas', 'Refusal') } },
      },
      '500': refTo('responses', 'ServerFault'),
    },
  };
}

const envelope = (properties: Json): Json => ({ type: 'object', required: ['code'], properties });

const components: Json = {
  securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Token' } },
  parameters: {
    Language: { name: 'X-Language', in: 'header', schema: { enum: ['en-US', 'zh-CN'], default: 'en-US' } },
    Time: {
      name: 'X-Time',
      in: 'header',
      description: 'When the call was made, as a GMT date',
      schema: { type: 'string' },
    },
    Download: {
      name: 'X-DOWNLOAD',
      in: 'header',
      description: 'Any value asks for a file of every matching row, as `format` says',
      schema: { type: 'string' },
    },
    Ticket: {
      name: TICKET_HEADER,
      in: 'header',
      description: 'A ticket of POST /user/verification; never in the address, which is written into logs',
      schema: { type: 'string' },
    },
  },
  schemas: {
    Refusal: envelope({
      code: { enum: Object.keys(errorNames).map(Number) },
      msg: { type: 'string' },
      data: {
        type: 'object',
        properties: {
          reason: { type: 'string' },
          errors: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    }),
    Plain: envelope({ code: { type: 'integer' }, msg: { type: 'string' } }),
  },
  responses: {
    LoginExpired: {
      description: 'The token is missing, ended or unknown',
      content: { 'application/json': { schema: refTo('schemas', 'Plain') } },
    },
    ServerError: {
      description: 'The server broke; the client shows the message and goes on',
      content: { 'application/json': { schema: refTo('schemas', 'Plain') } },
    },
  },
};

/** The whole document; `answers` are examples of answers by endpoint, where there are any. */
export function openapiDocument(answers: ReadonlyMap<string, Json>): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of Object.values(endpoints)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint.id, endpoint, answers.get(endpoint.id));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Settlement Business Center API',
      version: '1.0.0',
      summary: 'The calls of the merchant console',
      description:
        'Success is HTTP 200 with body code 200. A business error is HTTP 422 with a body code of its own. Money is a decimal string, time is unix seconds.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The server that gives this document' }],
    tags: Object.values(tagNames).map((name) => ({ name, description: name })),
    paths,
    components,
  };
}
