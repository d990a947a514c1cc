import type { DataOf, Endpoint } from '#contract/endpoint.ts';
import * as v from 'valibot';
import { endpoints, type EndpointId, type Endpoints } from '#contract/endpoints.ts';
import { expect } from './expect.ts';
import { leftOut, shaped, type Caller } from './caller.ts';
import type { Section, Topic } from './sections.ts';

export interface Check {
  /** The ID in baselines and reports. It consists of the topic, the section and the rule. */
  readonly id: string;
  readonly section: Section;
  /** The rule as a sentence, as reports show it. */
  readonly rule: string;
  readonly topic: Topic;
  readonly writes?: boolean;
  /** @throws {Mismatch} if the rule is broken, {LeftOut} if the check can't run */
  readonly run: (caller: Caller) => Promise<void>;
}

export type Rule = Omit<Check, 'id' | 'topic'>;

export const reads = (section: Section, rule: string, run: Check['run']): Rule => ({ section, rule, run });
export const writes = (section: Section, rule: string, run: Check['run']): Rule => ({
  ...reads(section, rule, run),
  writes: true,
});

interface Input {
  readonly query?: object;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function dataOf(caller: Caller, id: EndpointId, input: Input = {}): Promise<unknown> {
  const { code, data } = await caller.ask(endpoints[id], input);
  expect(code, `The call ${id} is rejected`, 'code').toBe(200);
  return data;
}

export async function parsed<Id extends EndpointId>(
  caller: Caller,
  id: Id,
  input: Input = {},
): Promise<DataOf<Endpoints[Id]>> {
  const endpoint: Endpoints[Id] = endpoints[id];
  return shaped(endpoint.data, await dataOf(caller, id, input));
}

const row = v.record(v.string(), v.unknown());
const rows = v.looseObject({ list: v.array(row), total: v.optional(v.number()) });
export type Row = Readonly<Record<string, unknown>>;

export const pageOf = async (caller: Caller, id: EndpointId, query: object = {}) =>
  shaped(rows, await dataOf(caller, id, { query }));

export const rowsOf = async (caller: Caller, id: EndpointId, query: object = {}): Promise<readonly Row[]> =>
  (await pageOf(caller, id, query)).list;

/** The mock API must always have enough rows. For another server, the report lists the missing rows. */
export function enough<One>(caller: Caller, found: readonly One[], what: string, least = 1): readonly One[] {
  if (found.length < least) leftOut(caller.target, `${what} (${found.length} of ${least})`);
  return found;
}

export const someRows = async (caller: Caller, id: EndpointId, query: object = {}): Promise<readonly Row[]> =>
  enough(caller, await rowsOf(caller, id, query), `row of ${id}`);

export const isOffered = ({ groups }: Caller, { extension }: Endpoint): boolean =>
  extension === undefined || groups.has(extension);

export async function someTokenId(caller: Caller): Promise<string> {
  const { list } = await parsed(caller, 'currencies.list');
  return caller.target.withdrawal?.id ?? list[0]?.subset[0]?.id ?? '';
}

export async function totalOf(caller: Caller, id: EndpointId, query: object = {}): Promise<number> {
  return shaped(v.looseObject({ total: v.number() }), await dataOf(caller, id, { query })).total;
}

const PLACES = 18;
export function units(amount: string): bigint {
  const [whole = '', places = ''] = amount.split('.');
  return BigInt(whole + places.padEnd(PLACES, '0'));
}

export const wrongCode = (right: string): string => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

/**
 * The calls that show if data has changed. Checks compare the data of `settings` and the totals of `counted`.
 */
const settings = ['user.info', 'billing.get', 'addresses.list', 'applications.list'] as const;
const counted = ['withdrawals.list', 'transfers.list', 'workOrders.list'] as const;

/** Fields that the server updates automatically, such as the time of the last callback. */
const ACTIVITY = /^(last_used_\w+|calls|disabled_time|notify_(http_code|time|disabled_time))$/;
const withoutActivity = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (name, value: unknown) => (ACTIVITY.test(name) ? undefined : value)));

/** Checks that rejected calls change no data. New payments are allowed, because they may arrive at any time. */
export async function changingNothing(caller: Caller, run: () => Promise<unknown>): Promise<void> {
  const seen = async () => {
    const offered = <Id extends EndpointId>(ids: readonly Id[]) =>
      ids.filter((id) => isOffered(caller, endpoints[id]));
    const balances = (await rowsOf(caller, 'statistics.assets', { all: 1 })).map(({ id, balance }) => ({
      id: String(id),
      balance: Number(balance),
    }));
    return {
      settings: await Promise.all(
        offered(settings).map(async (id) => withoutActivity(await dataOf(caller, id))),
      ),
      totals: await Promise.all(offered(counted).map((id) => totalOf(caller, id))),
      balances: balances.toSorted((one, other) => one.id.localeCompare(other.id)),
    };
  };
  const before = await seen();
  await run();
  const { balances, ...after } = await seen();
  expect(after, 'a rejected call has changed data').toEqual({
    settings: before.settings,
    totals: before.totals,
  });
  const lower = balances.filter(({ balance }, index) => balance < (before.balances[index]?.balance ?? 0));
  expect(lower, 'a rejected call has lowered a balance').toEqual([]);
}
