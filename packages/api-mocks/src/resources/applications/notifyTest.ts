import { callbackType } from '#contract/enumerations.ts';
import type { setNotifyUrl } from '#contract/applications.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { Merchant } from '#core/merchant.ts';
import type { CallbackRow } from '#core/rows/settings.ts';
import { answerOf, bodyOf } from '../callbacks/deliver.ts';

type Answer = NonNullable<DataOf<typeof setNotifyUrl>['test']>;

/** How an address answers in a demo, where nothing is sent. */
export function madeUpAnswer({ seed }: Merchant, url: string, now: number): Answer {
  const { httpCode, durationMs } = answerOf(seed, url, now, 1);
  return { http_code: httpCode, duration_ms: durationMs, body: bodyOf(httpCode) };
}

/** How a test that was sent has been answered; 0 until then. */
export function testAnswer({ attempts }: CallbackRow): Answer {
  const last = attempts.at(-1);
  return {
    http_code: last?.httpCode ?? 0,
    duration_ms: last?.durationMs ?? 0,
    body: last?.answer?.body ?? '',
  };
}

/** The newest test of an application. */
export function lastTest(merchant: Merchant, app: number): CallbackRow | undefined {
  let found: CallbackRow | undefined;
  merchant.rows.callbacks.fromNewest((row) => {
    if (row.app === app && row.type === callbackType.test) found = row;
    return found === undefined;
  });
  return found;
}
