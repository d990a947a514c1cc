import type { Section } from '#api-mocks/certify/sections.ts';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Plain = Readonly<Record<string, unknown>>;

export interface Mutation {
  readonly id: string;
  readonly clause: Section;
  readonly before?: (sent: Sent) => Partial<Pick<Sent, 'url' | 'headers' | 'body'>>;
  readonly data?: (data: unknown, sent: Sent) => unknown;
  readonly answer?: (response: Response, sent: Sent) => Response | Promise<Response>;
  readonly isClosed?: boolean;
  /** Changes the headers of callbacks. */
  readonly callback?: (headers: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** If false, failed callbacks aren't sent again. */
  readonly isRetried?: false;
}

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function mapRows(data: unknown, change: (row: Plain, index: number) => unknown): unknown {
  if (!isPlain(data) || !Array.isArray(data['list'])) return data;
  return {
    ...data,
    list: data['list'].map((row: unknown, index) => (isPlain(row) ? change(row, index) : row)),
  };
}

export function mapField(data: unknown, name: string, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(data)) return data.map((one) => mapField(one, name, change));
  if (!isPlain(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key === name ? change(value) : mapField(value, name, change),
    ]),
  );
}

export function without(data: unknown, name: string): unknown {
  if (Array.isArray(data)) return data.map((one) => without(one, name));
  if (!isPlain(data)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (key === name ? [] : [[key, without(value, name)]])),
  );
}

export const accepting = (id: string, clause: Section, path: string, why: number | string): Mutation => ({
  id,
  clause,
  async answer(response, sent) {
    if (!sent.path.startsWith(path) || response.status === 200) return response;
    const envelope: unknown = await response.clone().json();
    const { code, data } = isPlain(envelope) ? envelope : {};
    const reason = isPlain(data) ? data['reason'] : undefined;
    return code === why || reason === why
      ? Response.json({ code: 200, msg: 'success', data: { trade_no: '1'.repeat(32) } })
      : response;
  },
});

export const ignoring =
  (path: string, ...names: readonly string[]): NonNullable<Mutation['before']> =>
  ({ path: called, url }) => {
    if (called !== path) return {};
    const other = new URL(url);
    for (const name of names) other.searchParams.delete(name);
    return { url: other };
  };

export const on =
  (path: string, change: (data: unknown) => unknown): NonNullable<Mutation['data']> =>
  (data, sent) =>
    sent.path === path ? change(data) : data;

export const field = (path: string, name: string, change: (value: unknown) => unknown) =>
  on(path, (data) => mapField(data, name, change));
