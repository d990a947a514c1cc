/*
 * A model of orders, based on the documentation of events. It doesn't use code of the mock API, but gets the
 * received amount and the fee from its responses. Amounts are in millionths of a token.
 */

export type OverRule = 'hold' | 'credit' | 'flag';

export interface Expected {
  readonly event: string;
  readonly state: string;
  readonly status: number;
  readonly received: number;
  readonly refunded: number;
  readonly refund?: { readonly no: string; readonly amount: number; readonly status: number };
}

const statusOf: Readonly<Record<string, number>> = {
  created: 1,
  paid: 2,
  late: 2,
  expired: 3,
  closed: 4,
  refunding: 5,
  refunded: 6,
  underpaid: 7,
};

export class OrderModel {
  readonly expected: Expected[] = [];
  #state = 'created';
  #status = 1;
  #received = 0;
  #refunded = 0;
  #fee = 0;
  #hasExcess = false;
  readonly due: number;
  readonly rule: OverRule;

  constructor(due: number, rule: OverRule) {
    this.due = due;
    this.rule = rule;
    this.#write('payment.created');
  }

  #write(event: string, refund?: Expected['refund']): void {
    const { state, status } = { state: this.#state, status: this.#status };
    const figures = { received: this.#received, refunded: this.#refunded };
    this.expected.push({ event, state, status, ...figures, ...(refund && { refund }) });
  }

  #become(state: string, status = statusOf[state] ?? 0): void {
    this.#state = state;
    this.#status = status;
  }

  /** True after `payment.paid`. Only then may the merchant deliver. */
  get isDelivered(): boolean {
    return this.expected.some(({ event }) => event === 'payment.paid');
  }

  get canBePaid(): boolean {
    return this.#state === 'created' || this.#state === 'expired';
  }

  expire(): void {
    if (this.#state !== 'created') return;
    this.#become('expired');
    this.#write('payment.timeout');
  }

  close(): boolean {
    if (this.#state !== 'created') return false;
    this.#become('closed');
    this.#write('payment.closed');
    return true;
  }

  pay(received: number, fee: number): void {
    const isLate = this.#state === 'expired';
    this.#received = received;
    this.#fee = fee;
    this.#hasExcess = received > this.due;
    if (received < this.due) {
      this.#become('underpaid');
      this.#write('payment.partially_paid');
    } else if (this.#hasExcess && this.rule === 'flag') {
      this.#become('overpaid', 7);
      this.#write('payment.error');
    } else {
      this.#become(this.#hasExcess ? 'overpaid' : isLate ? 'late' : 'paid', 2);
      this.#write('payment.paid');
    }
  }

  get left(): number {
    return this.#received - this.#fee - this.#refunded;
  }

  get canBeRefunded(): boolean {
    return this.#received > 0 && this.#state !== 'refunding' && this.left > 0;
  }

  /** The overpaid amount that can be refunded. 0 after a refund that hasn't failed. */
  get excess(): number {
    const isFirst = this.#refunded === 0;
    return this.#hasExcess && isFirst ? Math.min(this.#received - this.due, this.left) : 0;
  }

  refund(no: string, amount: number, fails: boolean): void {
    const before = { state: this.#state, status: this.#status };
    this.#become('refunding');
    this.#refunded += amount;
    this.#write('refund.requested', { no, amount, status: 1 });
    if (fails) this.#refunded -= amount;
    if (!fails && this.left === 0) this.#become('refunded');
    else this.#become(before.state, before.status);
    this.#write(fails ? 'refund.failed' : 'refund.sent', { no, amount, status: fails ? 3 : 2 });
  }
}

export class CarefulShop {
  readonly #seen = new Set<string>();
  readonly shipped = new Map<string, number>();

  receive({ event_id, event, trade_no }: { event_id: string; event: string; trade_no: string }): void {
    if (this.#seen.has(event_id)) return;
    this.#seen.add(event_id);
    if (event === 'payment.paid') this.shipped.set(trade_no, (this.shipped.get(trade_no) ?? 0) + 1);
  }
}
