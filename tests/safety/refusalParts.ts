import type { ErrorCode } from '@settlement/api-mocks/contract/errors';
import { freezeFunds } from '@settlement/api-mocks/contract/funds';
import { lookUpRequest } from '@settlement/api-mocks/contract/requests';
import { verify } from '@settlement/api-mocks/contract/security';
import { editUser } from '@settlement/api-mocks/contract/user';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import type { MockApiOptions } from '@settlement/api-mocks/createMockApi';
import { DEMO_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import type { BankDesk } from './openApiSession.ts';
import { emailCode, TRON, uuid, withdrawal, type Fields, type WriteCall } from './writeCalls.ts';

/** An honest way to a refusal: what is done before, and the body that is refused. */
export interface Way {
  readonly options?: MockApiOptions;
  readonly body: (desk: BankDesk, call: WriteCall) => Promise<Fields> | Fields;
}

export type Ways = Partial<Record<ErrorCode, Way>>;

export const whole = async (desk: BankDesk, call: WriteCall, change: Fields = {}): Promise<Fields> => ({
  ...(await call.body(desk)),
  ...(await call.proof(desk)),
  ...change,
});

/** The body of the call with something else in it. */
export const changed = (change: Fields, options?: MockApiOptions): Way => ({
  ...(options && { options }),
  body: (desk, call) => whole(desk, call, change),
});

/** The same call, proved by something that does not hold. */
export const provedBy = (proof: (desk: BankDesk) => Promise<Fields> | Fields): Way => ({
  body: async (desk, call) => ({ ...(await call.body(desk)), ...(await proof(desk)) }),
});

async function lockedOut(desk: BankDesk): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1)
    await desk.ask(verify, { body: { type: 5, google_code: '000000' } });
}

/** What every call that is proved as a withdrawal can be refused for. */
export const ofProof: Ways = {
  10008: provedBy(async (desk) => {
    await desk.get(editUser, { body: { security_switch: [{ type: 2, method: 'phone', open: 1 }] } });
    return { sms_code: '000000', password: desk.proof().password };
  }),
  10010: {
    async body(desk, call) {
      const body = await whole(desk, call);
      await lockedOut(desk);
      return body;
    },
  },
  10011: changed({ password: DEMO_PASSWORD_HASH }),
  // The right code of an e-mail beside it must not be used up.
  10018: provedBy(async (desk) => ({
    ...desk.proof(),
    google_code: '000000',
    email_code: await emailCode(desk, 8),
  })),
  10027: provedBy((desk) => ({ ...desk.proof(), email_code: '000000' })),
  10038: provedBy(() => ({})),
};

/** What every call that needs the merchant permission can be refused for. */
export const ofPermission: Ways = {
  10013: { options: { merchant: 'reviewing' }, body: () => ({}) },
  10001: { options: { merchant: 'fresh' }, body: () => ({}) },
};

export const frozen: Way = {
  async body(desk, call) {
    const body = await whole(desk, call);
    await desk.get(freezeFunds, { body: { open: 1 } });
    return body;
  },
};

/** The 24 hours are full but for ten thousand: anything above that is too much. */
export const overTheDay = (change: Fields): Way => ({
  async body(desk, call) {
    desk.api.incomingDeposit({ token: 'USDT', chain: 'TRON', amount: '90000' });
    desk.api.advance(3600);
    for (const n of [21, 22]) {
      const body = { ...withdrawal, request_id: uuid(n), amount: '20000', ...desk.proof() };
      await desk.get(createWithdrawal, { body });
    }
    return whole(desk, call, change);
  },
});

/** A payment of so much USDT, sent back to another address than its payer's: that obeys the limits of a withdrawal. */
export const refundElsewhere = (amount: string): Way => ({
  async body(desk) {
    const trade_no = desk.api.incomingPayment({ token: 'USDT', chain: 'TRON', amount });
    desk.api.advance(90);
    return { request_id: uuid(1), trade_no, address: TRON, ...desk.proof() };
  },
});

export const voided: Way = {
  async body(desk, call) {
    const body = await whole(desk, call);
    await desk.get(lookUpRequest, { body: { request_id: uuid(1) } });
    return body;
  },
};
