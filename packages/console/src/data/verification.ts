import { type VerificationCodes, verificationRequired } from '@settlement/api-mocks/contract/codes';
import type { VerificationRequired } from '@settlement/api-mocks/contract/codes';
import {
  type VerificationMethod,
  onOffCode,
  securitySwitchType,
  verificationMethods,
} from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { atom, useSetAtom } from 'jotai';
import * as v from 'valibot';
import { errorData, isApiError } from '#api/errors.ts';
import { reportErrorAtom } from './endpointQuery.ts';
import { isUnknownOutcome } from './moneyErrors.ts';
import { isAboutProof } from './proofCodes.ts';
import { userAtom } from './user.ts';
import { type VerificationSubject, verificationAtom } from './verificationDialog.ts';

/** A call that requires verification. */
export interface SensitiveAction<Data> {
  /** A purpose of specification §7: `emailPurpose.withdrawal` for everything that moves money. */
  readonly purpose: number;
  readonly content: VerificationSubject;
  readonly isDanger?: boolean | undefined;
  /** For money that leaves: the dialog comes before the first call. Otherwise only when the server asks (10038). */
  readonly asksFirst?: boolean | undefined;
  /** Typed a moment ago for the same, and not used up, as the server asked back: they are tried first. */
  readonly codes?: VerificationCodes | undefined;
  /** The call, every time with the same body and `request_id` beside the codes. */
  readonly call: (codes: VerificationCodes) => Promise<Data>;
}

export type Outcome<Data> =
  | {
      readonly isDone: true;
      readonly data: Data;
      /** What was typed for it, where money was moved; an answer that asks back has not used it up. */
      readonly codes?: VerificationCodes;
    }
  /** The person closed the dialog; nothing was sent. */
  | { readonly isDone: false };

/** How long a verification is good for, as the contract has it. */
const TICKET_SECONDS = 600;

/** One sensitive thing at a time: fifty presses are one intention. */
const isPerformingAtom = atom(false);

/** The one way to everything sensitive; see `usePerform`. */
export const performAtom = atom(
  null,
  async (get, set, action: SensitiveAction<unknown>): Promise<Outcome<unknown>> => {
    if (get(isPerformingAtom)) return { isDone: false };
    set(isPerformingAtom, true);
    try {
      return await set(verifyAndCallAtom, action);
    } catch (error) {
      // An unknown outcome is shown by the screen; "try again" would be wrong.
      if (!isUnknownOutcome(error)) get(reportErrorAtom).report(error);
      throw error;
    } finally {
      set(isPerformingAtom, false);
    }
  },
);

const verifyAndCallAtom = atom(
  null,
  async (get, set, action: SensitiveAction<unknown>): Promise<Outcome<unknown>> => {
    let question: VerificationRequired;
    if (action.asksFirst) {
      question = ownQuestion(get(userAtom), action.purpose);
    } else {
      try {
        return { isDone: true, data: await action.call(action.codes ?? {}) };
      } catch (error) {
        const isStale = action.codes !== undefined && isAboutTheCode(error);
        const requested =
          questionOf(error) ?? (isStale ? ownQuestion(get(userAtom), action.purpose) : undefined);
        if (!requested) throw error;
        question = requested;
      }
    }

    return new Promise((resolve, reject) => {
      let isSending = false;
      let isClosed = false;
      const { purpose, content, isDanger = false } = action;
      const show = (requested: VerificationRequired, attempt: number): void =>
        set(verificationAtom, {
          purpose,
          content,
          isDanger,
          question: requested,
          attempt,
          submit: async (codes): Promise<void> => {
            let data: unknown;
            isSending = true;
            try {
              data = await action.call(codes);
            } catch (error) {
              isSending = false;
              // There is no dialog to go on in: the server has refused it, and nothing was sent.
              if (isClosed && (questionOf(error) || isAboutTheCode(error))) return resolve({ isDone: false });
              const asksAgain = questionOf(error);
              if (asksAgain) return show(asksAgain, attempt + 1);
              if (isAboutTheCode(error)) {
                get(reportErrorAtom).report(error);
                throw error;
              }
              set(verificationAtom, null);
              return reject(error);
            }
            set(verificationAtom, null);
            resolve({ isDone: true, data });
          },
          cancel: () => {
            set(verificationAtom, null);
            isClosed = true;
            // What is on its way tells itself how it ended.
            if (!isSending) resolve({ isDone: false });
          },
        });
      show(question, 1);
    });
  },
);

/**
 * `const perform = usePerform(); const outcome = await perform({ … })`. Rejects with the `ApiError` of the
 * call when it is not about codes: the screen shows it beside what caused it. A `timeout` or `network`
 * error of a call that moves money means that the outcome is unknown.
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

/** The question of a 10038; undefined for every other error. */
export function questionOf(error: unknown): VerificationRequired | undefined {
  if (!isApiError(error, 'verification')) return undefined;
  const read = v.safeParse(verificationRequired, error.data);
  // Without readable words the server still asked: nothing is known to be bound.
  return read.success ? read.output : { purpose: 0, methods: [], need_password: false, ticket_ttl: 0 };
}

/** A refusal that another code or password can put right, or a little patience; not one of the request's id. */
function isAboutTheCode(error: unknown): boolean {
  if (!isApiError(error, 'business') || !isAboutProof(error.code)) return false;
  return !errorData(error).reason?.startsWith('request_');
}

/** What the server would ask: the methods that are bound and switched on, the strongest first. */
function ownQuestion(user: UserInfo | undefined, purpose: number): VerificationRequired {
  return {
    purpose,
    methods: user ? boundMethods(user) : [],
    need_password: user ? user.password || user.trade_password : true,
    ticket_ttl: TICKET_SECONDS,
  };
}

/** Methods a merchant can prove a withdrawal by (specification §6). */
export function boundMethods(user: UserInfo): VerificationMethod[] {
  const isBound = { google_auth: user.bind_google_auth, phone: user.phone !== '', email: user.email !== '' };
  return verificationMethods.filter(
    (method) =>
      isBound[method] &&
      user.security_switch.some(
        (one) =>
          one.type === securitySwitchType.withdrawal && one.method === method && one.open === onOffCode.on,
      ),
  );
}
