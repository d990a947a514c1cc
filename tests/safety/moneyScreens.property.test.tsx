// @vitest-environment jsdom
import { getPayment } from '@settlement/api-mocks/contract/paymentDetails';
import { listWithdrawals } from '@settlement/api-mocks/contract/withdrawals';
import { createMockApi, type MockApi } from '@settlement/api-mocks/createMockApi';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { Provider, useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_TRADE_PASSWORD_HASH } from '#api-mocks/fixtures/identity.ts';
import { signedRequest } from '#api-mocks/testing/signing.ts';
import { createConsoleStore } from '#console/app/store.ts';
import { fullCatalog } from '#console/app/testing.ts';
import { ownerAtom } from '#console/data/moneyStates.ts';
import { outcomeStoreAtom, pageLocksAtom } from '#console/data/outcomes.ts';
import { toastsAtom } from '#console/data/toasts.ts';
import { useEndpointQuery } from '#console/data/useEndpointQuery.ts';
import { verificationAtom } from '#console/data/verificationDialog.ts';
import { PaymentRefund } from '#console/features/payments/parts/PaymentRefund.tsx';
import { VerificationDialog } from '#console/features/verification/VerificationDialog.tsx';
import { I18nProvider } from '#console/i18n/I18nProvider.tsx';
import { memoryOutcomeBrowser } from '#console/kit/money/memoryOutcomeBrowser.ts';
import { createOutcomeStore } from '#console/kit/money/outcomeStore.ts';
import { memoryStorage } from '#console/lib/storage.ts';
import { CancelWithdrawal } from '#console/parts/money/CancelWithdrawal.tsx';
import { createBrowserLocks } from './support/browserTab.ts';
import { createFaultyNetwork } from './support/faultyNetwork.ts';

/** `pnpm safety` runs more of them. */
const RUNS = 12 * Number(process.env['FUZZ'] ?? 1);
const STRANGER = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const CANCELED = 6;

const catalog = await fullCatalog();
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

/** A payment or withdrawal on the screen. Its amount occurs once, so that a sentence names its object. */
interface Thing {
  readonly kind: 'refund' | 'cancellation';
  readonly number: string;
  readonly amount: number;
}

/** Calls under way, in every tab. */
let active = 0;

/** Waits until no call has been under way for a while. */
const settle = () =>
  act(async () => {
    for (let quiet = 0; quiet < 25; quiet = active === 0 ? quiet + 1 : 0)
      await new Promise((resolve) => setImmediate(resolve));
  });

/** Two payments of an application, and two withdrawals under review. */
async function makeThings(api: MockApi, token: string) {
  const app = api.merchant('authorised').rows.apps.get(1);
  if (!app) throw new RangeError('no application');
  const ask = async <Data,>(request: Request): Promise<Data> => {
    const answer: { code: number; data: Data } = await (await api.handle(request)).json();
    expect(answer.code).toBe(200);
    return answer.data;
  };
  const signed = <Data,>(path: string, body: object) =>
    ask<Data>(
      signedRequest(api, app, { method: 'POST', target: `/api/v1${path}`, body: JSON.stringify(body) }),
    );
  const own = <Data,>(path: string, body?: object) =>
    ask<Data>(
      new Request(`http://bank.test/api/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'x-token': token },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const refundable = async (number: string) =>
    (await own<{ refundable: { amount: string } }>(`/transactions/info?trade_no=${number}`)).refundable
      .amount;
  const things: Thing[] = [];
  for (const amount of ['40', '70']) {
    const order = { out_trade_no: `A-${amount}`, token: 'USDT', chain: 'TRON', amount };
    const made = await signed<{ trade_no: string; payment_url: string }>('/orders', order);
    api.payOrder(made.payment_url.split('/').at(-1) ?? '', 'exact');
    api.advance(60);
    api.tick();
    const number = made.trade_no;
    things.push({ kind: 'refund', number, amount: Number(await refundable(number)) });
  }
  for (const amount of ['101', '902']) {
    api.advance(31);
    const proof = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
    const body = { request_id: crypto.randomUUID(), id: '101', address: STRANGER, amount, ...proof };
    const { trade_no } = await own<{ trade_no: string }>('/account/withdrawal', body);
    things.push({ kind: 'cancellation', number: trade_no, amount: Number(amount) });
  }
  return {
    things,
    /** The shop sends a part of a payment back meanwhile. */
    refundByShop: (index: number) =>
      signed('/orders/refund', {
        out_trade_no: index === 0 ? 'A-40' : 'A-70',
        out_refund_no: `R-${index}`,
        amount: '10',
      }),
    /** What the bank did about each thing through the console. */
    done: async () => {
      const moved = new Map<Thing, number>();
      for (const thing of things) {
        if (thing.kind === 'refund') {
          const path = `/transactions/info?trade_no=${thing.number}`;
          const { refunds } = await own<{ refunds: { amount: string }[] }>(path);
          const byConsole = refunds.find(({ amount }) => amount !== '10');
          if (byConsole) moved.set(thing, Number(byConsole.amount));
        } else {
          const path = `/account/withdrawal-list?trade_no=${thing.number}&current=1&pageSize=1`;
          const { list } = await own<{ list: { status: number }[] }>(path);
          if (list[0]?.status === CANCELED) moved.set(thing, thing.amount);
        }
      }
      return moved;
    },
  };
}

function Refund({ number }: { readonly number: string }) {
  const { data } = useEndpointQuery(getPayment, { query: { trade_no: number } });
  return data?.refundable && <PaymentRefund payment={data} refundable={data.refundable} />;
}

function Cancellation({ number }: { readonly number: string }) {
  const query = { trade_no: number, current: 1, pageSize: 1 };
  const row = useEndpointQuery(listWithdrawals, { query }).data?.list[0];
  return row && <CancelWithdrawal withdrawal={row} isOpen={row.status === 1} />;
}

function Dialogs() {
  const verification = useAtomValue(verificationAtom);
  return verification && <VerificationDialog verification={verification} />;
}

const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      tab: fc.nat(1),
      thing: fc.nat(3),
      fate: fc.constantFrom('pass' as const, 'loseAnswer' as const, 'loseRequest' as const, 'late' as const),
      /** What happens while the verification is open or the call is on its way. */
      meanwhile: fc.constantFrom('nothing' as const, 'shopRefunds' as const, 'storageCleared' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('check' as const), tab: fc.nat(1), thing: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deliverLate' as const) }) },
);
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

const totals = { runs: 0, presses: 0, moved: 0, sentences: 0, dialogs: 0, pending: 0 };

/** Two tabs of one browser that show the same four objects. */
async function play(commands: readonly Command[]): Promise<void> {
  const api = createMockApi({ now: 1_795_143_570 });
  const network = createFaultyNetwork(api, { hasLookUp: true });
  const token = api.signIn('authorised');
  const storage = memoryStorage({ token });
  const outcomes = memoryOutcomeBrowser();
  const locks = createBrowserLocks();
  const { things, refundByShop, done } = await makeThings(api, token);
  const shopRefunded = new Set<number>();
  /** Objects whose call left this browser without a readable response since its outcome was last known. */
  const uncertain = new Set<Thing>();

  const toasts = new Set<string>();
  let clearsStorage = false;
  /** Look-ups get no response until the next check. */
  let isOffline = false;
  async function openTab(name: string) {
    const store = createConsoleStore({
      catalog,
      storage,
      fetch: async (input, init) => {
        const path = input instanceof Request ? input.url : input.toString();
        if (clearsStorage && /transactions\/refund|withdrawal\/cancel/.test(path)) outcomes.values.clear();
        if (isOffline && path.endsWith('/account/request')) throw new TypeError('Failed to fetch');
        active += 1;
        return network.fetch(input, init).finally(() => (active -= 1));
      },
    });
    store.set(outcomeStoreAtom, createOutcomeStore(outcomes.openTab()));
    store.set(pageLocksAtom, locks.openTab());
    store.get(toastsAtom).subscribe(() => {
      for (const { title } of store.get(toastsAtom).getSnapshot())
        if (typeof title === 'string') toasts.add(title);
    });
    const view = render(
      <Provider store={store}>
        <I18nProvider>
          <Suspense>
            {things.map(({ kind, number }) => (
              <section key={number} aria-label={`${name} ${number}`}>
                {kind === 'refund' ? <Refund number={number} /> : <Cancellation number={number} />}
              </section>
            ))}
            <Dialogs />
          </Suspense>
        </I18nProvider>
      </Provider>,
    );
    const regionOf = ({ number }: Thing) => {
      const region = view.container.querySelector(`[aria-label="${name} ${number}"]`);
      if (!region) throw new RangeError('no region');
      return region;
    };
    while (store.get(ownerAtom) === undefined) await settle();
    return { store, view, regionOf };
  }
  type Tab = Awaited<ReturnType<typeof openTab>>;

  const buttonIn = (scope: ParentNode, label: RegExp) =>
    [...scope.querySelectorAll('button')].find(
      (one) =>
        label.test(one.textContent ?? '') && !one.disabled && one.getAttribute('aria-disabled') !== 'true',
    );
  const press = async (button: HTMLElement | undefined) => {
    if (button) await act(async () => void fireEvent.click(button));
    await settle();
    return button !== undefined;
  };
  const figuresIn = (text: string) =>
    [...text.matchAll(/([\d,]+\.\d+) USDT/g)].map(([, figure = '']) => Number(figure.replaceAll(',', '')));

  async function pressThing(tab: Tab, index: number, one: Extract<Command, { kind: 'press' }>) {
    const thing = things[index];
    if (!thing) return;
    const before = await done();
    network.plan([one.fate]);
    isOffline = one.fate !== 'pass';
    clearsStorage = one.meanwhile === 'storageCleared';
    let isSubmitted = false;
    if (thing.kind === 'refund') {
      const region = tab.regionOf(thing);
      await press(buttonIn(region, /^Refund$/));
      if (!(await press(buttonIn(region, /^Refund$/)))) return;
      for (let tries = 0; tries < 20 && tab.store.get(verificationAtom) === null; tries += 1) await settle();
      const dialog = document.querySelector('[role=dialog]');
      if (!dialog) throw new Error(`no verification: ${region.textContent}`);
      totals.dialogs += 1;
      isSubmitted = true;
      const shown = figuresIn(dialog.textContent ?? '');
      if (one.meanwhile === 'shopRefunds' && !shopRefunded.has(index) && !before.has(thing)) {
        shopRefunded.add(index);
        await refundByShop(index);
        api.advance(400);
        api.tick();
      }
      api.advance(31);
      await act(async () => {
        const codes = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
        await tab.store
          .get(verificationAtom)
          ?.submit(codes)
          .catch(() => undefined);
      });
      await settle();
      const after = await done();
      const moved = after.get(thing);
      // What moved is what the dialog showed.
      if (moved !== undefined && !before.has(thing)) expect(shown).toContain(moved);
      for (const [other] of after) if (other !== thing) expect(before.has(other)).toBe(true);
    } else {
      await press(buttonIn(tab.regionOf(thing), /^Cancel withdrawal$/));
      const question = document.querySelector('[role=alertdialog]');
      if (question) {
        totals.dialogs += 1;
        isSubmitted = await press(buttonIn(question, /^Cancel withdrawal$/));
        await press(
          buttonIn(document.querySelector('[role=alertdialog]') ?? document.createElement('i'), /Keep|Close/),
        );
        const after = await done();
        for (const [other] of after) if (other !== thing) expect(before.has(other)).toBe(true);
      }
    }
    clearsStorage = false;
    totals.presses += 1;
    if (isSubmitted && one.fate !== 'pass') uncertain.add(thing);
    await act(async () => tab.store.get(verificationAtom)?.cancel());
    await settle();
  }

  /** Compares every sentence on the screens and in the toasts with the bank. */
  async function compareWithBank(tabs: readonly Tab[]) {
    const moved = await done();
    await settle();
    for (const toast of toasts) {
      const [figure] = figuresIn(toast);
      if (figure === undefined) continue;
      totals.sentences += 1;
      if (/Refund of .* started/.test(toast)) expect([...moved.values()], toast).toContain(figure);
      else if (/is available again/.test(toast)) expect([...moved.values()], toast).toContain(figure);
      else if (/Not processed/.test(toast))
        expect(
          [...moved].some(([thing]) => thing.amount === figure),
          toast,
        ).toBe(false);
    }
    for (const { regionOf } of tabs) {
      for (const thing of things) {
        const text = regionOf(thing).textContent ?? '';
        const isPending = text.includes('We don’t know yet');
        if (isPending) {
          totals.pending += 1;
          expect(uncertain.has(thing), `pending for ${thing.kind} ${thing.amount}: ${text}`).toBe(true);
        }
        if (/can no longer be processed|declined this request/.test(text))
          expect(moved.has(thing), `${thing.kind} ${thing.amount}: ${text}`).toBe(false);
        // The sender of a call that moved something doesn't show the form again without a word.
        if (moved.has(thing) && uncertain.has(thing) && !isPending)
          expect(buttonIn(regionOf(thing), /^Refund$/), text).toBeUndefined();
      }
    }
  }

  try {
    let tabs: readonly [Tab, Tab] = [await openTab('first'), await openTab('second')];
    const at = (index: number): Tab => (index === 0 ? tabs[0] : tabs[1]);
    await settle();
    for (const one of commands) {
      if (one.kind === 'press') await pressThing(at(one.tab), one.thing, one);
      else if (one.kind === 'deliverLate') await network.deliverDelayed();
      else if (one.kind === 'reload') {
        at(one.tab).view.unmount();
        if (one.tab === 0) tabs = [await openTab('first'), tabs[1]];
        else tabs = [tabs[0], await openTab('second')];
      } else {
        const thing = things[one.thing];
        isOffline = false;
        if (thing) await press(buttonIn(at(one.tab).regionOf(thing), /Check now/));
      }
      await settle();
      await compareWithBank(tabs);
    }
    totals.runs += 1;
    totals.moved += (await done()).size;
  } finally {
    cleanup();
    document.body.replaceChildren();
  }
}

afterAll(() => {
  const { runs, presses, moved, sentences, dialogs, pending } = totals;
  console.log(
    `money screens: ${runs} runs, ${presses} presses, ${dialogs} questions, ${moved} moved, ${pending} unknown outcomes and ${sentences} toasts compared with the bank`,
  );
});

it('says nothing about an object of money that is not true of the bank', async () => {
  await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 12, size: 'max' }), play), {
    numRuns: RUNS,
  });
  expect(totals.moved).toBeGreaterThan(0);
  expect(totals.pending).toBeGreaterThan(0);
}, 600_000);
