import type { Clause } from '../clause.ts';
/** A call on its way to a server that is altered. */
export interface Sent {
  readonly method: string;
  /** After `/api/v1`. */
  readonly path: string;
  readonly url: URL;
  readonly headers: Headers;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
}

export type Plain = Readonly<Record<string, unknown>>;

/** One way in which a server breaks the contract. */
export interface Mutation {
  readonly id: string;
  /** The clause of the specification that it breaks, or of the contract. */
  readonly clause: Clause;
  /** Changes the request before the server sees it. */
  readonly before?: (sent: Sent) => Partial<Pick<Sent, 'url' | 'headers' | 'body'>>;
  /** Changes `data` of a success. */
  readonly data?: (data: unknown, sent: Sent) => unknown;
  /** Changes the answer in any other part. */
  readonly answer?: (response: Response, sent: Sent) => Response | Promise<Response>;
  /** Pages of other origins may not call. */
  readonly isClosed?: boolean;
}

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same for the rows of a list. */
export function mapRows(data: unknown, change: (row: Plain, index: number) => unknown): unknown {
  if (!isPlain(data) || !Array.isArray(data['list'])) return data;
  return {
    ...data,
    list: data['list'].map((row: unknown, index) => (isPlain(row) ? change(row, index) : row)),
  };
}

/** Every value of a name, however deep. */
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

/** Without a field, however deep. */
export function without(data: unknown, name: string): unknown {
  if (Array.isArray(data)) return data.map((one) => without(one, name));
  if (!isPlain(data)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (key === name ? [] : [[key, without(value, name)]])),
  );
}
