import { sendEmailCode, sendSmsCode } from '@settlement/api-mocks/contract/sentCodes';
import { emailPurpose, smsPurpose } from '@settlement/api-mocks/contract/enumerations';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { callEndpoint, reportErrorAtom } from './endpointQuery.ts';
import { userAtom } from './user.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { serverClockAtom } from './serverClock.ts';

/** Methods whose code is sent; an authenticator makes its own. */
export type SentMethod = 'email' | 'phone';

export interface Recipient {
  /** A purpose of specification §7. */
  readonly purpose: number;
  /** Where to, when it is not what the account has bound already. */
  readonly email?: string;
  readonly phone?: { readonly area_code: string; readonly phone: string };
}

interface Sent {
  /** Where it went, masked. */
  readonly mask: string;
  /** Unix seconds by the server's clock, from which on another can be asked for. */
  readonly again: number;
}

/** What was sent, by method and purpose: a countdown outlives the dialog it was started in. */
const sentAtom = atom<Readonly<Record<string, Sent>>>({});

const keyOf = (method: SentMethod, { purpose, email = '', phone }: Recipient) =>
  [method, purpose, email, phone?.area_code, phone?.phone].join(' ');

const sendAtom = atom(null, async (get, set, method: SentMethod, recipient: Recipient): Promise<void> => {
  const sent = await send();
  const again = get(serverClockAtom).now() + sent.interval;
  set(sentAtom, { ...get(sentAtom), [keyOf(method, recipient)]: { mask: sent.mask, again } });

  async function send() {
    const { purpose, email, phone } = recipient;
    if (method === 'email') {
      const body = { type: purpose, ...(email !== undefined && { email }) };
      const { interval, email_mask } = await callEndpoint(
        get,
        sendEmailCode,
        { body },
        { isExclusive: true },
      );
      return { interval, mask: email_mask };
    }
    const isChange = (get(userAtom)?.phone ?? '') !== '';
    const body = { type: smsPurposeOf(purpose, phone !== undefined && !isChange), ...phone };
    const { interval, phone_mask } = await callEndpoint(get, sendSmsCode, { body }, { isExclusive: true });
    return { interval, mask: phone_mask };
  }
});

/** Specification §7 has purposes of its own for text messages. */
function smsPurposeOf(purpose: number, isFirstNumber: boolean): number {
  if (purpose !== emailPurpose.bindPhone) return smsPurpose.withdrawal;
  return isFirstNumber ? smsPurpose.bindPhone : smsPurpose.updatePhone;
}

/** Sends codes of a method for a purpose, and tells when the next can be asked for. */
export function useCodeSending(method: SentMethod, recipient: Recipient) {
  const sent = useAtomValue(sentAtom)[keyOf(method, recipient)];
  const send = useSetAtom(sendAtom);
  const { report } = useAtomValue(reportErrorAtom);
  return {
    mask: sent?.mask,
    secondsLeft: useSecondsLeft(sent?.again ?? 0),
    /** Rejects with an `ApiError`, which has been said aloud. */
    send: async () => {
      try {
        await send(method, recipient);
      } catch (error) {
        report(error);
        throw error;
      }
    },
  };
}
