import type { Callback, CallbackAttempt } from '@settlement/api-mocks/contract/callbacks';
import {
  callbackOrderType,
  callbackStatus,
  callbackType,
  type CodeOf,
} from '@settlement/api-mocks/contract/enumerations';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Tag } from '@settlement/design-system/Tag';
import type { Tone } from '@settlement/design-system/tokens';
import { Link } from '@settlement/design-system/Link';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { Fragment } from 'react';
import { RESENDABLE } from '#data/callbacks.ts';
import { hostOf } from '#lib/address/hostOf.ts';
import { verificationMessage } from '#parts/verification/verificationMessage.ts';
import { isNotSent, resultText } from '#parts/webhooks/resultText.ts';
import { type Text, useText } from '#i18n/useText.ts';
import { errorData } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import { usePaths } from '#data/session/device.ts';
import { codeText, toneOf } from '#parts/values/codes.ts';

type Status = CodeOf<typeof callbackStatus>;

const tones: Record<Status, Tone> = {
  [callbackStatus.toBeConfirmed]: 'neutral',
  [callbackStatus.confirmed]: 'accent',
  [callbackStatus.rewardCalculation]: 'accent',
  [callbackStatus.success]: 'positive',
  [callbackStatus.failed]: 'critical',
  [callbackStatus.confirmTimeout]: 'caution',
  [callbackStatus.callbackTimeout]: 'critical',
  [callbackStatus.notSent]: 'caution',
};

export const callbackStatuses: readonly Status[] = Object.values(callbackStatus);
export const orderTypes = Object.values(callbackOrderType);
/** The first digits of HTTP status codes, for the filter. 0 means that there was no response. */
export const httpClasses = [2, 3, 4, 5, 0] as const;

export const isResendable = ({ status }: Pick<Callback, 'status'>): boolean =>
  RESENDABLE.some((code) => code === status);

type Shown = Pick<Callback, 'status' | 'attempts' | 'http_code'>;

/** Shows the webhook status of specification §4. It's a timeout if the last attempt had no response. */
export function CallbackStatusTag({ callback }: { readonly callback: Shown }) {
  const text = useText();
  const isAnswered = callback.attempts === 0 || callback.http_code > 0;
  const status =
    callback.status === callbackStatus.callbackTimeout && isAnswered
      ? callbackStatus.failed
      : callback.status;
  return (
    <StatusTag tone={toneOf(tones, status)}>
      {codeText(text, status, callbackStatus, (known) => `callbacks.status.${known}`)}
    </StatusTag>
  );
}

export const orderTypeText = (text: Text, code: number): string =>
  codeText(text, code, callbackOrderType, (known) => `callbacks.order_type.${known}`);

export function TypeTag({ type }: { readonly type: number }) {
  const text = useText();
  if (type === callbackType.test) return <Tag>{text('callbacks.type.test')}</Tag>;
  return type === callbackType.manual ? <Tag>{text('callbacks.type.manual')}</Tag> : null;
}

const isPending = ({ response }: CallbackAttempt) => response.error === 'pending';

export const attemptText = (text: Text, attempt: CallbackAttempt): string =>
  resultText(text, {
    attempts: 1,
    awaiting_response: isPending(attempt),
    ...attempt.response,
    not_sent: isNotSent(attempt.response.error) ? attempt.response.error : '',
  });

export function attemptTone(attempt: CallbackAttempt): Tone {
  if (isPending(attempt)) return 'neutral';
  if (isNotSent(attempt.response.error)) return 'caution';
  const { http_code } = attempt.response;
  return http_code >= 200 && http_code < 300 ? 'positive' : 'critical';
}

export function hostAndPath(url: string): { readonly host: string; readonly path: string } {
  const host = hostOf(url);
  if (host === undefined) return { host: url, path: '' };
  const { pathname, search } = new URL(url);
  return { host, path: `${pathname}${search}` };
}

/** The duration in seconds after which a delivery counts as late. */
const DELAY_SECONDS = 60;

type Delivered = Pick<Callback, 'created_time' | 'delivery_time'>;

export const lateness = ({ created_time, delivery_time }: Delivered) => delivery_time - created_time;

export const isLate = (callback: Delivered) =>
  callback.delivery_time > 0 && lateness(callback) > DELAY_SECONDS;

const MINUTE = 60;
const HOUR = 3600;

/** Returns a duration in its largest unit, rounded down, such as "15 s" or "6 h". */
export function waitText(text: Text, seconds: number): string {
  if (seconds < MINUTE) return text('callbacks.wait.seconds', { count: seconds });
  return seconds < HOUR
    ? text('callbacks.wait.minutes', { count: Math.floor(seconds / MINUTE) })
    : text('callbacks.wait.hours', { count: Math.floor(seconds / HOUR) });
}

/** Returns the text of an error. Code 10010 adds the seconds to wait (specification §8). */
export function refusedText(text: Text, error: unknown): string {
  if (errorData(error).reason === 'state_conflict') return text('callbacks.resend.conflict');
  return verificationMessage(text, error) || errorText(text, error);
}

export function OrderLink({ callback }: { readonly callback: Callback }) {
  const paths = usePaths();
  const { ref_no, order_type, callback_type } = callback;
  if (callback_type === callbackType.test) return <TruncatedId value={ref_no} />;
  const isPayment = order_type === callbackOrderType.payment || order_type === callbackOrderType.refund;
  return (
    <Link href={isPayment ? paths.payments({ detail: ref_no }) : paths.fundDetails({ keyword: ref_no })}>
      <TruncatedId value={ref_no} />
    </Link>
  );
}

export function WebAddress({ url }: { readonly url: string }) {
  const starts = [0, ...Array.from(url.matchAll(/(?<![:/])(?=[/.])/g), ({ index }) => index)];
  return (
    <>
      {starts.map((start, part) => (
        <Fragment key={start}>
          {start > 0 && <wbr />}
          {url.slice(start, starts[part + 1])}
        </Fragment>
      ))}
    </>
  );
}
