import { type VerificationCodes, verificationRequired } from '@settlement/api-mocks/contract/codes';
import type { VerificationRequired } from '@settlement/api-mocks/contract/codes';
import {
  type VerificationMethod,
  onOffCode,
  securitySwitchType,
  verificationMethods,
} from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { type Getter, type Setter, atom, useSetAtom } from 'jotai';
import * as v from 'valibot';
import { errorData, isApiError, isRecord } from '#api/errors.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { reportErrorAtom } from '../calls/endpointQuery.ts';
import { isUnknownOutcome } from './moneyErrors.ts';
import { isAboutProof } from './proofCodes.ts';
import { userAtom } from '../user.ts';
import { type VerificationSubject, verificationAtom } from './verificationDialog.ts';

export interface Sensitive {
  /** A purpose code of specification §7. All calls that move money use `emailPurpose.withdrawal`. */
  readonly purpose: number;
  readonly content: VerificationSubject;
  readonly isDanger?: boolean | undefined;
  /** If true, the dialog opens before the first call. Otherwise, after error 10038 or rejected `codes`. */
  readonly asksFirst?: boolean | undefined;
  /** The codes that the user recently entered for the same action. They are tried before the dialog opens. */
  readonly codes?: VerificationCodes | undefined;
}

export interface SensitiveAction<Data> extends Sensitive {
  /** Sends the request. Each attempt must have the same body and `request_id`, and different codes. */
  readonly call: (codes: VerificationCodes) => Promise<Data>;
}

export type Outcome<Data> =
  | {
      readonly isDone: true;
      readonly data: Data;
      /** The codes that were sent. Still valid if the server required a confirmation. */
      readonly codes?: VerificationCodes;
    }
  | { readonly isDone: false };

/** The lifetime of a ticket in seconds, from the contract. */
const TICKET_SECONDS = 600;

interface Proof {
  readonly codes: VerificationCodes;
  readonly accept: () => void;
  /** Handles the error of an attempt. Returns true if the error is about the codes. */
  readonly refuse: (error: unknown) => boolean;
}

type Report = (error: unknown, isInDialog?: boolean) => void;

const isPerformingAtom = atom(false);

/**
 * Yields the codes of each attempt, until the server accepts them or the user closes the dialog. Without
 * `asksFirst`, the first attempt has the recently entered codes, or no codes. Yields nothing while another
 * sensitive action is in progress.
 */
export async function* proofsOf(get: Getter, set: Setter, sensitive: Sensitive): AsyncGenerator<Proof, void> {
  if (get(isPerformingAtom)) return;
  set(isPerformingAtom, true);
  const report: Report = (error, isInDialog) => {
    // The dialog shows the remaining attempts or the time to wait, so the toast isn't needed.
    if (isInDialog && hasHint(error)) get(errorToastsAtom).dismiss(error);
    // The screen shows an unknown outcome itself. A toast with "Try again" would be wrong.
    else if (!isUnknownOutcome(error)) get(reportErrorAtom).report(error);
  };
  try {
    const question = sensitive.asksFirst
      ? ownQuestion(get(userAtom), sensitive.purpose)
      : yield* withoutDialog(get, sensitive, report);
    if (question) yield* inDialog(set, sensitive, question, report);
  } finally {
    set(isPerformingAtom, false);
  }
}

async function* withoutDialog(
  get: Getter,
  { codes, purpose }: Sensitive,
  report: Report,
): AsyncGenerator<Proof, VerificationRequired | undefined> {
  let question: VerificationRequired | undefined;
  yield {
    codes: codes ?? {},
    accept: () => undefined,
    refuse: (error) => {
      const isStale = codes !== undefined && isAboutTheCode(error);
      question = questionOf(error) ?? (isStale ? ownQuestion(get(userAtom), purpose) : undefined);
      if (!question) report(error);
      return question !== undefined;
    },
  };
  return question;
}

interface Submitted {
  readonly codes: VerificationCodes;
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
}

async function* inDialog(
  set: Setter,
  { purpose, content, isDanger = false }: Sensitive,
  first: VerificationRequired,
  report: Report,
): AsyncGenerator<Proof, void> {
  let receive: (submitted: Submitted | undefined) => void = () => undefined;
  let isSending = false;
  let isClosed = false;
  const listen = () =>
    new Promise<Submitted | undefined>((resolve) => {
      receive = resolve;
    });
  const close = () => set(verificationAtom, null);
  const show = (question: VerificationRequired, attempt: number) =>
    set(verificationAtom, {
      purpose,
      content,
      isDanger,
      question,
      attempt,
      submit: (codes) => {
        isSending = true;
        return new Promise((end, fail) => receive({ codes, end, fail }));
      },
      cancel: () => {
        close();
        isClosed = true;
        // While a call is in progress, only its response can end the verification.
        if (!isSending) receive(undefined);
      },
    });

  let next = listen();
  let attempt = 1;
  show(first, attempt);
  for (let submitted = await next; submitted; submitted = await next) {
    const { codes, end, fail } = submitted;
    next = listen();
    yield {
      codes,
      accept: () => {
        close();
        end();
      },
      refuse: (error) => {
        isSending = false;
        const question = questionOf(error);
        const isProof = question !== undefined || isAboutTheCode(error);
        // The user closed the dialog and the server rejected the codes. No money has moved.
        if (isClosed && isProof) receive(undefined);
        else if (question) {
          attempt += 1;
          show(question, attempt);
        } else {
          report(error, isProof && !isClosed);
          if (!isProof) close();
        }
        if (isProof && !question && !isClosed) fail(error);
        else end();
        return isProof;
      },
    };
  }
}

export const performAtom = atom(
  null,
  async (get, set, action: SensitiveAction<unknown>): Promise<Outcome<unknown>> => {
    for await (const proof of proofsOf(get, set, action)) {
      try {
        const data = await action.call(proof.codes);
        proof.accept();
        return { isDone: true, data };
      } catch (error) {
        if (!proof.refuse(error)) throw error;
      }
    }
    return { isDone: false };
  },
);

/**
 * Returns a function that performs a sensitive action: `const outcome = await perform({ … })`. Rejects with
 * the error of the call unless the error is about the codes. After an error of kind `timeout` or `network`,
 * money may have moved.
 */
export function usePerform(): <Data>(action: SensitiveAction<Data>) => Promise<Outcome<Data>> {
  const perform = useSetAtom(performAtom);
  return async <Data>(action: SensitiveAction<Data>) => {
    let answer: { readonly data: Data } | undefined;
    const outcome = await perform({
      ...action,
      call: async (codes) => {
        answer = { data: await action.call(codes) };
      },
    });
    return outcome.isDone && answer ? { isDone: true, data: answer.data } : { isDone: false };
  };
}

export function questionOf(error: unknown): VerificationRequired | undefined {
  if (!isApiError(error, 'verification')) return undefined;
  const read = v.safeParse(verificationRequired, error.data);
  // An unreadable list of methods counts as empty.
  return read.success ? read.output : { purpose: 0, methods: [], need_password: false, ticket_ttl: 0 };
}

/** Checks for an error about a code or password. A conflict of request IDs has the same error code. */
function isAboutTheCode(error: unknown): boolean {
  if (!isApiError(error, 'business') || !isAboutProof(error.code)) return false;
  return !errorData(error).reason?.startsWith('request_');
}

/** Checks for the remaining attempts or the time to wait (not defined in specification §8). */
const hasHint = (error: unknown): boolean =>
  isApiError(error, 'business') &&
  isRecord(error.data) &&
  ('tries_left' in error.data || 'wait' in error.data);

function ownQuestion(user: UserInfo | undefined, purpose: number): VerificationRequired {
  return {
    purpose,
    methods: user ? boundMethods(user) : [],
    need_password: user ? user.password || user.trade_password !== false : true,
    ticket_ttl: TICKET_SECONDS,
  };
}

/** Returns the bound methods that aren't off for withdrawals. Unlisted methods count as on (§6). */
export function boundMethods(user: UserInfo): VerificationMethod[] {
  const isBound = { google_auth: user.bind_google_auth, phone: user.phone !== '', email: user.email !== '' };
  const isOff = (method: VerificationMethod) =>
    user.security_switch.some(
      (one) =>
        one.type === securitySwitchType.withdrawal && one.method === method && one.open !== onOffCode.on,
    );
  return verificationMethods.filter((method) => isBound[method] && !isOff(method));
}
