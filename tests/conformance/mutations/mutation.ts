export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Plain = Readonly<Record<string, unknown>>;

/** A server that violates one rule. The certification must detect it. */
export interface Mutation {
  readonly id: string;
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

/** Returns a function that adds or replaces fields of an object. */
export const plus = (fields: (data: Plain) => Plain) => (data: unknown) =>
  isPlain(data) ? { ...data, ...fields(data) } : data;

export const listed = (change: (list: readonly unknown[]) => readonly unknown[]) =>
  plus(({ list }) => (Array.isArray(list) ? { list: change(list) } : {}));

export const rows = (fields: (row: Plain) => Plain) => listed((list) => list.map(plus(fields)));

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

/** Returns a mutation that changes the data of a response. */
export const on = (id: string, path: string, change: (data: unknown) => unknown): Mutation => ({
  id,
  data: (data, sent) => (sent.path === path ? change(data) : data),
});

/** Returns a mutation that changes each field with this name. `undefined` removes the field. */
export const field = (id: string, path: string, name: string, change: (value: unknown) => unknown) =>
  on(id, path, (data) => mapField(data, name, change));

export const ignoring = (id: string, path: string, ...names: readonly string[]): Mutation => ({
  id,
  before: (sent) => {
    if (sent.path !== path) return {};
    const url = new URL(sent.url);
    for (const name of names) url.searchParams.delete(name);
    return { url };
  },
});

/** Returns a mutation that changes the body of a call before the server reads it. */
export const rewriting = (id: string, call: string, change: (body: Plain) => Plain): Mutation => ({
  id,
  before: ({ method, path, body }) =>
    `${method} ${path}` === call && isPlain(body) ? { body: change(body) } : {},
});

/** Returns a mutation that accepts the calls that should fail with this code or reason. */
export const accepting = (id: string, path: string, why: number | string): Mutation => ({
  id,
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
