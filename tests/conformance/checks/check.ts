import type { DataOf } from '@settlement/api-mocks/contract/endpoint';
import * as v from '@settlement/api-mocks/contract/schema';
import { endpoints, type EndpointId, type Endpoints } from '@settlement/api-mocks/contract/endpoints';
import { leftOut, type Caller } from '../caller.ts';
import type { Clause } from '../clause.ts';

/** Something that every server must do; it throws where one does not. */
export interface Check {
  /** The clause of the specification, or the part of the contract. */
  readonly clause: Clause;
  readonly says: string;
  /** Changes what the merchant has, and puts it back. */
  readonly writes?: boolean;
  readonly run: (caller: Caller) => Promise<void>;
}

interface Input {
  readonly query?: object;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `data` of a call that succeeds, as it came. */
export async function dataOf(caller: Caller, id: EndpointId, input: Input = {}): Promise<unknown> {
  const { code, data } = await caller.ask(endpoints[id], input);
  if (code !== 200) throw new Error(`${id} answered ${code}`);
  return data;
}

/** The same, in the shape of the contract. */
export async function parsed<Id extends EndpointId>(
  caller: Caller,
  id: Id,
  input: Input = {},
): Promise<DataOf<Endpoints[Id]>> {
  const endpoint: Endpoints[Id] = endpoints[id];
  return v.parse(endpoint.data, await dataOf(caller, id, input));
}

const row = v.record(v.string(), v.unknown());
const rows = v.looseObject({ list: v.array(row), total: v.number() });
export type Row = Readonly<Record<string, unknown>>;

/** The rows of a list, as they came. */
export async function rowsOf(caller: Caller, id: EndpointId, query: object = {}): Promise<readonly Row[]> {
  return v.parse(rows, await dataOf(caller, id, { query })).list;
}

/** What there is too little of shows nothing: the mock must have it, and of another server the report says so. */
export function enough<One>(caller: Caller, found: readonly One[], what: string, least = 1): readonly One[] {
  if (found.length < least) leftOut(caller.target, `${what} (${found.length} of ${least})`);
  return found;
}

/** Rows of a list that has some. */
export const someRows = async (caller: Caller, id: EndpointId, query: object = {}): Promise<readonly Row[]> =>
  enough(caller, await rowsOf(caller, id, query), `row of ${id}`);

export async function totalOf(caller: Caller, id: EndpointId, query: object = {}): Promise<number> {
  return v.parse(rows, await dataOf(caller, id, { query })).total;
}
