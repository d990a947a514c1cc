import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as account from '../../src/contract/account.ts';
import * as activity from '../../src/contract/activity.ts';
import * as addresses from '../../src/contract/addresses.ts';
import * as applicationOptions from '../../src/contract/applicationOptions.ts';
import * as applications from '../../src/contract/applications.ts';
import * as attention from '../../src/contract/attention.ts';
import * as auth from '../../src/contract/auth.ts';
import * as billing from '../../src/contract/billing.ts';
import * as callbacks from '../../src/contract/callbacks.ts';
import * as codes from '../../src/contract/codes.ts';
import * as currencies from '../../src/contract/currencies.ts';
import * as funds from '../../src/contract/funds.ts';
import * as market from '../../src/contract/market.ts';
import * as notifications from '../../src/contract/notifications.ts';
import * as opening from '../../src/contract/opening.ts';
import * as orders from '../../src/contract/orders.ts';
import * as paymentDetails from '../../src/contract/paymentDetails.ts';
import * as payments from '../../src/contract/payments.ts';
import * as recharge from '../../src/contract/recharge.ts';
import * as recovery from '../../src/contract/recovery.ts';
import * as registration from '../../src/contract/registration.ts';
import * as requests from '../../src/contract/requests.ts';
import * as search from '../../src/contract/search.ts';
import * as security from '../../src/contract/security.ts';
import * as sentCodes from '../../src/contract/sentCodes.ts';
import * as statistics from '../../src/contract/statistics.ts';
import * as status from '../../src/contract/status.ts';
import * as swap from '../../src/contract/swap.ts';
import * as transfers from '../../src/contract/transfers.ts';
import * as user from '../../src/contract/user.ts';
import * as views from '../../src/contract/views.ts';
import * as withdrawals from '../../src/contract/withdrawals.ts';
import * as workOrders from '../../src/contract/workOrders.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

const modules: readonly object[] = [
  addresses,
  applicationOptions,
  applications,
  attention,
  auth,
  registration,
  recovery,
  sentCodes,
  billing,
  callbacks,
  codes,
  currencies,
  funds,
  market,
  notifications,
  opening,
  orders,
  payments,
  paymentDetails,
  recharge,
  requests,
  search,
  security,
  statistics,
  status,
  swap,
  transfers,
  user,
  account,
  activity,
  views,
  withdrawals,
  workOrders,
];

/** Returns a list of strings that the contract exports under a name. */
export function listIn(name: string): readonly string[] {
  const list: unknown = modules.flatMap((module) => new Map(Object.entries(module)).get(name) ?? []);
  if (!Array.isArray(list) || list.length === 0) throw new RangeError(`The contract has no list ${name}`);
  return list.map(String);
}

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
const isNoun = (schema: GenericSchema) => schema.type === 'object' || schema.type === 'variant';
const onlySent = new Set(['userChange']);

/** The object schemas of the contract by name. The name `paymentDetail` becomes `PaymentDetail`. */
const nouns: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
      isSchema(value) && isNoun(value) && !onlySent.has(name)
        ? [[name.charAt(0).toUpperCase() + name.slice(1), value]]
        : [],
    ),
  ),
);

// The document omits checks and transforms, because JSON Schema can't express them.
const output: ConversionConfig = {
  typeMode: 'output',
  errorMode: 'ignore',
  definitions: { ...nouns },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

function plain(value: unknown): Json {
  const copy: Json = JSON.parse(JSON.stringify(value));
  return copy;
}

function bare(value: unknown): JsonObject {
  const schema = plain(value);
  if (!isObject(schema)) throw new TypeError('no schema');
  const { $schema: _dialect, $defs: _defs, ...rest } = schema;
  return rest;
}

export const inputSchema = (schema: GenericSchema): JsonObject =>
  bare(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }));

export const outputSchema = (schema: GenericSchema): JsonObject => bare(toJsonSchema(schema, output));

export function nounSchemas(): Readonly<Record<string, JsonObject>> {
  const { definitions: _same, ...config } = output;
  const made = toJsonSchemaDefs({ ...nouns }, config);
  return Object.fromEntries(Object.entries(made).map(([name, schema]) => [name, bare(schema)]));
}
