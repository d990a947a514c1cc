import { moneyEndpointIds } from '@settlement/api-mocks/contract/moneyEndpoints';
import * as v from 'valibot';
import type { Intention } from './intention.ts';

/** Unix seconds: 2100-01-01. A time that cannot be shown would break every screen. */
const LATEST = 4_102_444_800;

/** What stays in the browser, logout included, until it is known what became of a call that moves money. */
const outcomeRecord = v.object({
  requestId: v.pipe(v.string(), v.uuid()),
  endpoint: v.picklist(moneyEndpointIds),
  /** SHA-256 of the merchant id, in hexadecimal. */
  owner: v.string(),
  /** SHA-256 of the owner and of the number that the call is about, in hexadecimal. Empty for a new movement. */
  object: v.optional(v.string(), ''),
  /** Unix seconds, by the server's clock, of the first attempt. */
  sentAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST)),
});

/** How an unknown outcome ended: the server's own word, and nothing else. */
const resolution = v.variant('state', [
  v.object({ state: v.literal('found'), tradeNo: v.string() }),
  v.object({ state: v.literal('refused'), code: v.number() }),
  v.object({ state: v.literal('void') }),
]);
export type Resolution = v.InferOutput<typeof resolution>;

export interface KeptOutcome extends Readonly<v.InferOutput<typeof outcomeRecord>> {
  /** Undefined after a logout, which removes it. */
  readonly intention: Intention | undefined;
}

const storedRecord = v.object({ ...outcomeRecord.entries, resolution: v.optional(resolution) });

/** Parses JSON. Returns undefined for anything else. */
export function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** The record of a stored text, with its end if it has one; undefined for anything else. */
export function readRecord(text: string | null) {
  const read = v.safeParse(storedRecord, parse(text));
  return read.success ? read.output : undefined;
}
