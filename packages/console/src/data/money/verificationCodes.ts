import { sendEmailCode, sendSmsCode } from '@settlement/api-mocks/contract/sentCodes';
import { emailPurpose, smsPurpose } from '@settlement/api-mocks/contract/enumerations';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { callEndpoint, reportErrorAtom } from '../calls/endpointQuery.ts';
import { userAtom } from '../user.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { serverClockAtom } from '../calls/serverClock.ts';

export type SentMethod = 'email' | 'phone';

export interface Recipient {
  /** A purpose code of specification §7. */
  readonly purpose: number;
  readonly email?: string;
  readonly phone?: { readonly area_code: string; readonly phone: string };
}

interface Sent {
  readonly mask: string;
  /** The time from which another code can be requested, in Unix seconds of the server's clock. */
  readonly again: number;
}

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
      return { interval, mask: email_mask || (email ?? get(userAtom)?.email ?? '') };
    }
    const bound = get(userAtom)?.phone ?? '';
    const isChange = bound !== '';
    const body = { type: smsPurposeOf(purpose, phone !== undefined && !isChange), ...phone };
    const { interval, phone_mask } = await callEndpoint(get, sendSmsCode, { body }, { isExclusive: true });
    return { interval, mask: phone_mask || (phone?.phone ?? bound) };
  }
});

/** Returns the purpose code for a text message. It differs from the purpose code for an email (specification §7). */
function smsPurposeOf(purpose: number, isFirstNumber: boolean): number {
  if (purpose !== emailPurpose.bindPhone) return smsPurpose.withdrawal;
  return isFirstNumber ? smsPurpose.bindPhone : smsPurpose.updatePhone;
}

export function useCodeSending(method: SentMethod, recipient: Recipient) {
  const sent = useAtomValue(sentAtom)[keyOf(method, recipient)];
  const send = useSetAtom(sendAtom);
  const { report } = useAtomValue(reportErrorAtom);
  return {
    mask: sent?.mask,
    secondsLeft: useSecondsLeft(sent?.again ?? 0),
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
