import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { ErrorCode } from '@settlement/api-mocks/contract/errors';
import { freezeFunds } from '@settlement/api-mocks/contract/funds';
import { lookUpRequest } from '@settlement/api-mocks/contract/requests';
import { verify } from '@settlement/api-mocks/contract/security';
import { editUser } from '@settlement/api-mocks/contract/account';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import type { MockApiOptions } from '@settlement/api-mocks/createMockApi';
import { DEMO_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import type { ApiSession } from './openApiSession.ts';
import { emailCode, TRON, uuid, withdrawal, type Fields, type WriteCall } from './writeCalls.ts';

/** An honest way to a refusal: what is done before, and the body that is refused. */
export interface Trigger {
  readonly options?: MockApiOptions;
  readonly body: (session: ApiSession, call: WriteCall) => Promise<Fields> | Fields;
}

export type Triggers = Partial<Record<ErrorCode, Trigger>>;

export const whole = async (session: ApiSession, call: WriteCall, change: Fields = {}): Promise<Fields> => ({
  ...(await call.body(session)),
  ...(await call.proof(session)),
  ...change,
});

/** The body of the call with something else in it. */
export const changed = (change: Fields, options?: MockApiOptions): Trigger => ({
  ...(options && { options }),
  body: (session, call) => whole(session, call, change),
});

/** The same call, proved by something that does not hold. */
export const provedBy = (proof: (session: ApiSession) => Promise<Fields> | Fields): Trigger => ({
  body: async (session, call) => ({ ...(await call.body(session)), ...(await proof(session)) }),
});

async function lockedOut(session: ApiSession): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1)
    await session.ask(verify, { body: { type: 5, google_code: '000000' } });
}

/** What every call that is proved as a withdrawal can be refused for. */
export const ofProof: Triggers = {
  [errorCode.SMS_CODE_WRONG]: provedBy(async (session) => {
    const security_switch = [{ type: 2, method: 'phone' as const, open: 1 as const }];
    await session.get(editUser, { body: { security_switch, ...session.proof() } });
    return { sms_code: '000000', password: session.proof().password };
  }),
  [errorCode.TOO_FREQUENT]: {
    async body(session, call) {
      const body = await whole(session, call);
      await lockedOut(session);
      return body;
    },
  },
  [errorCode.PASSWORD_WRONG]: changed({ password: DEMO_PASSWORD_HASH }),
  // The right code of an e-mail beside it must not be used up.
  [errorCode.GOOGLE_CODE_WRONG]: provedBy(async (session) => ({
    ...session.proof(),
    google_code: '000000',
    email_code: await emailCode(session, 8),
  })),
  [errorCode.EMAIL_CODE_WRONG]: provedBy((session) => ({ ...session.proof(), email_code: '000000' })),
  [errorCode.VERIFICATION_REQUIRED]: provedBy(() => ({})),
};

/** What every call that needs the merchant permission can be refused for. */
export const ofPermission: Triggers = {
  [errorCode.UNDER_REVIEW]: { options: { merchant: 'reviewing' }, body: () => ({}) },
  [errorCode.OPERATION_FAILED]: { options: { merchant: 'fresh' }, body: () => ({}) },
};

export const frozen: Trigger = {
  async body(session, call) {
    const body = await whole(session, call);
    await session.get(freezeFunds, { body: { open: 1 } });
    return body;
  },
};

/** The 24 hours are full but for ten thousand: anything above that is too much. */
export const overTheDay = (change: Fields): Trigger => ({
  async body(session, call) {
    session.api.incomingDeposit({ token: 'USDT', chain: 'TRON', amount: '90000' });
    session.api.advance(3600);
    for (const n of [21, 22]) {
      const body = { ...withdrawal, request_id: uuid(n), amount: '20000', ...session.proof() };
      await session.get(createWithdrawal, { body });
    }
    return whole(session, call, change);
  },
});

/** A payment of so much USDT, sent back to another address than its payer's: that obeys the limits of a withdrawal. */
export const refundElsewhere = (amount: string): Trigger => ({
  async body(session) {
    const trade_no = session.api.incomingPayment({ token: 'USDT', chain: 'TRON', amount });
    session.api.advance(90);
    return { request_id: uuid(1), trade_no, address: TRON, ...session.proof() };
  },
});

export const voided: Trigger = {
  async body(session, call) {
    const body = await whole(session, call);
    await session.get(lookUpRequest, { body: { request_id: uuid(1) } });
    return body;
  },
};
