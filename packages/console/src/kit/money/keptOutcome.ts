import { moneyEndpointIds } from '@settlement/api-mocks/contract/moneyEndpoints';
import * as v from 'valibot';
import type { Intention } from './intention.ts';

/** The latest time that screens can show: 2100-01-01 in Unix seconds. */
const LATEST = 4_102_444_800;

/** The record of a call. The browser stores it until the outcome is known, even after a sign-out. */
const outcomeRecord = v.object({
  requestId: v.pipe(v.string(), v.uuid()),
  endpoint: v.picklist(moneyEndpointIds),
  /** The SHA-256 hash of the merchant ID, in hexadecimal. */
  owner: v.string(),
  /** The SHA-256 hash of the owner and `objectOf`, in hexadecimal. Empty for a new movement. */
  object: v.optional(v.string(), ''),
  /** The time of the first attempt in Unix seconds, according to the server's clock. */
  sentAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST)),
});

const resolution = v.variant('state', [
  v.object({ state: v.literal('found'), tradeNo: v.string() }),
  v.object({ state: v.literal('refused'), code: v.number() }),
  v.object({ state: v.literal('void') }),
]);
export type Resolution = v.InferOutput<typeof resolution>;

export interface KeptOutcome extends Readonly<v.InferOutput<typeof outcomeRecord>> {
  readonly intention: Intention | undefined;
}

const storedRecord = v.object({ ...outcomeRecord.entries, resolution: v.optional(resolution) });

export function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

export function readRecord(text: string | null) {
  const read = v.safeParse(storedRecord, parse(text));
  return read.success ? read.output : undefined;
}
