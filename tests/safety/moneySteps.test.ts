import { beforeEach, describe, expect, it, vi } from 'vitest';
import { equalQuestionAtom } from '#console/data/money/money.ts';
import { moneyKeyOf, ownerAtom } from '#console/data/money/moneyStates.ts';
import { outcomeChangesAtom, outcomeStoreAtom } from '#console/data/money/outcomes.ts';
import { verificationAtom } from '#console/data/money/verificationDialog.ts';
import { swapAdapter } from '#console/data/swap.ts';
import { transferAdapter } from '#console/data/transfers.ts';
import { withdrawalAdapter } from '#console/data/withdrawals.ts';
import type { Intention } from '#console/kit/money/intention.ts';
import { createOutcomeStore } from '#console/kit/money/outcomeStore.ts';
import { openBrowser as openAny, type Tab } from './support/browserTab.ts';
import { newMovement, transferOf, withdrawalOf } from './support/moneyOperations.ts';

function openBrowser(options: Parameters<typeof openAny>[0] = {}) {
  const opened = openAny(options);
  const rows = () => opened.api.merchant('authorised').rows.withdrawals;
  const before = rows().length;
  return {
    ...opened,
    moved: () => rows().length - before,
    keptKeys: () => [...opened.outcomes.values.keys()].toSorted(),
  };
}

const unknownQuote = {
  quote_id: 'an_unknown_quote',
  rate: '1',
  inverse_rate: '1',
  fee_rate: '0',
  fee: '0',
  fee_token: 'USDT',
  from_amount: '0.05',
  to_amount: '1',
  min_received: '0',
  price_impact: '0',
  need_verification: false,
  server_time: 0,
  expire_time: 0,
};
const created = newMovement('withdrawals.create');
const isSignedIn = ({ store }: Tab) => vi.waitFor(() => expect(store.get(ownerAtom)).toBeDefined());
const phaseOf = (tab: Tab) => tab.stateOf(created).phase;

let browser: ReturnType<typeof openBrowser>;
let tab: Tab;
async function open(options?: Parameters<typeof openBrowser>[0]): Promise<void> {
  browser = openBrowser(options);
  tab = browser.openTab();
  await isSignedIn(tab);
}
beforeEach(() => open());

async function openAnother(): Promise<Tab> {
  const other = browser.openTab();
  await isSignedIn(other);
  return other;
}

async function loseOne(amount = '11'): Promise<void> {
  browser.network.plan(['loseAnswer']);
  await tab.send(withdrawalAdapter, withdrawalOf(amount));
  expect(phaseOf(tab)).toBe('unknown');
}

describe('the record of an attempt', () => {
  it('exists before the call is sent', async () => {
    browser.network.plan(['hold']);
    const sending = tab.send(withdrawalAdapter, withdrawalOf('11'));
    await vi.waitFor(() => expect(browser.network.heldCount()).toBe(1));
    expect(browser.moved()).toBe(0);
    expect(browser.keptKeys().map((key) => key.split(':')[0])).toEqual(['intentions', 'outcomes']);
    browser.network.release();
    await sending;
    expect(browser.moved()).toBe(1);
    expect(browser.keptKeys()).toEqual([]);
  });

  it.each(['full', 'forgetful'])('prevents the call if a %s storage doesn’t keep the record', async (how) => {
    const area = browser.outcomes.openTab();
    const set = () => {
      if (how === 'full') throw new Error('QuotaExceededError');
    };
    tab.store.set(outcomeStoreAtom, createOutcomeStore({ ...area, set }));
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    expect(browser.moved()).toBe(0);
    expect(phaseOf(tab)).toBe('idle');
  });

  it('doesn’t contain codes or passwords', async () => {
    await loseOne();
    const kept = [...browser.outcomes.values.values()].join('\n');
    expect(kept).toContain('"amount":"11"');
    expect(kept).not.toMatch(/google_code|password|"codes"|tok_/);
  });

  it('isn’t used if another merchant signs in', async () => {
    await loseOne();
    browser.storage.set('token', browser.api.signIn('acme'));
    await tab.repeat(withdrawalAdapter, created);
    await tab.check(created, withdrawalAdapter.findByRequest);
    expect(phaseOf(tab)).toBe('unknown');
    tab.close();
    const other = await openAnother();
    expect(phaseOf(other)).toBe('idle');
    expect(browser.moved()).toBe(1);
    expect(
      browser.api
        .merchant('acme')
        .rows.withdrawals.all()
        .map(({ amount }) => amount),
    ).not.toContain(11_000_000n);
  });
});

it('a tab doesn’t send a call after another tab signed in as another merchant', async () => {
  browser.storage.set('token', browser.api.signIn('acme'));
  await tab.send(withdrawalAdapter, withdrawalOf('11'));
  expect(browser.network.sent).toEqual([]);
});

it('pressing the button fifty times sends one call', async () => {
  await Promise.all(Array.from({ length: 50 }, () => tab.send(withdrawalAdapter, withdrawalOf('11'))));
  expect(browser.moved()).toBe(1);
  expect(phaseOf(tab)).toBe('idle');
});

it('a stored attempt disappears from other tabs when the server rejects its call', async () => {
  browser.network.plan(['hold']);
  const other = await openAnother();
  void tab.send(withdrawalAdapter, withdrawalOf('9999999'));
  await vi.waitFor(() => expect(browser.network.heldCount()).toBe(1));
  expect(phaseOf(other)).toBe('unknown');
  browser.network.release();
  await vi.waitFor(() => expect(phaseOf(other)).toBe('idle'));
});

it('a stored attempt doesn’t show details that belong to another attempt', () => {
  const { get } = tab.store;
  const owner = get(ownerAtom) ?? '';
  const key = moneyKeyOf(get, 'withdrawals.cancel', 'A');
  const network = { token: 'USDT', chain: 'TRON', net_work: 'TRC20' };
  const figures = { ...network, amount: '900', address: 'T', memo: '' };
  const intention: Intention = { endpoint: 'withdrawals.cancel', trade_no: 'B', ...figures };
  get(outcomeStoreAtom).write({ requestId: crypto.randomUUID(), ...key, owner, sentAt: 0, intention });
  tab.store.set(outcomeChangesAtom, 1);
  expect(tab.stateOf(key)).toMatchObject({ phase: 'unknown', kept: { intention: undefined } });
});

describe('an attempt without a response', () => {
  it('prevents another withdrawal in every tab', async () => {
    await loseOne();
    const other = await openAnother();
    for (const one of [tab, other]) await one.send(withdrawalAdapter, withdrawalOf('12'));
    expect(browser.moved()).toBe(1);
    expect(browser.claims.settled.size).toBe(0);
  });
  it('stops a withdrawal that another tab is about to send', async () => {
    const sending = tab.send(withdrawalAdapter, withdrawalOf('11'));
    const owner = tab.store.get(ownerAtom) ?? '';
    const lost = { requestId: crypto.randomUUID(), ...created, owner, intention: undefined };
    createOutcomeStore(browser.outcomes.openTab()).write({ ...lost, sentAt: browser.api.clock.now() });
    await sending;
    expect(browser.moved()).toBe(0);
  });
  it('allows an equal withdrawal without confirmation once the attempt is void', async () => {
    browser.network.plan(['loseRequest']);
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    await tab.check(created, withdrawalAdapter.findByRequest);
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    expect(browser.moved()).toBe(1);
  });
  it.each([
    ['another request id', { request_id: '00000000-0000-4000-8000-000000000000' }],
    ['another call', { endpoint: 'transfers.create' }],
    ['an unknown state', { state: 'gone' }],
  ])('stays unknown if a lookup returns %s', async (_name, change) => {
    await loseOne();
    const handle = browser.api.handle.bind(browser.api);
    browser.api.handle = async (request) => {
      const answer = await handle(request);
      if (!request.url.endsWith('/account/request')) return answer;
      const { data, ...rest }: { data: object } = await answer.json();
      return Response.json({ ...rest, data: { ...data, ...change } });
    };
    await tab.check(created, withdrawalAdapter.findByRequest);
    expect(phaseOf(tab)).toBe('unknown');
  });
  it('is settled by the list or by a repeated call if the server has no lookups', async () => {
    await open({ hasLookUp: false });
    await loseOne();
    await tab.check(created, withdrawalAdapter.findByRequest);
    expect(phaseOf(tab)).toBe('idle');
    browser.network.plan(['loseRequest']);
    await tab.send(withdrawalAdapter, withdrawalOf('12'));
    await tab.check(created, withdrawalAdapter.findByRequest);
    expect(phaseOf(tab)).toBe('unknown');
    await tab.repeat(withdrawalAdapter, created);
    expect([phaseOf(tab), browser.moved()]).toEqual(['settled', 2]);
  });

  it.each(['unauthorised', 'gateway', 'html', 'oddCode', 'strangeRefusal', 'loseRequest'] as const)(
    'stays unknown if the repeated call receives %s',
    async (fate) => {
      await loseOne();
      browser.network.plan([fate, 'loseRequest']);
      await tab.repeat(withdrawalAdapter, created);
      expect(phaseOf(tab)).toBe('unknown');
      expect(browser.keptKeys()).toHaveLength(2);
    },
  );

  it('stays unknown if verifying the repeated call is canceled after a wrong code', async () => {
    browser.network.plan(['loseRequest']);
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    tab.answerWith('wrongThenClose');
    await tab.repeat(withdrawalAdapter, created);
    expect(phaseOf(tab)).toBe('unknown');
    expect(browser.keptKeys()).toHaveLength(2);
  });

  it.each(['loseAnswer', 'gateway', 'unauthorised', 'html'] as const)(
    'stays unknown until the next lookup if a lookup receives %s',
    async (fate) => {
      await loseOne();
      browser.network.plan([fate]);
      await tab.check(created, withdrawalAdapter.findByRequest);
      expect(phaseOf(tab)).toBe('unknown');
      browser.storage.set('token', browser.api.signIn('authorised'));
      const again = await openAnother();
      await again.check(created, withdrawalAdapter.findByRequest);
      expect(phaseOf(again)).toBe('idle');
      expect(browser.keptKeys()).toEqual([]);
    },
  );

  it('stays unknown after the response to a repeated swap requires confirmation', async () => {
    browser.network.plan(['loseRequest']);
    const side = { id: '307', token: 'BTC', chain: 'Bitcoin', decimals: 8 };
    const swapped = newMovement('swap.create');
    await tab.send(swapAdapter, {
      endpoint: 'swap.create',
      pair_id: '11',
      direction: 1,
      balance_type: 1,
      from_amount: '0.05',
      min_received: '0',
      from: side,
      to: { ...side, id: '101' },
      slippage: '0',
      quote: unknownQuote,
    });
    expect(tab.stateOf(swapped).phase).toBe('unknown');
    await tab.repeat(swapAdapter, swapped);
    expect(tab.stateOf(swapped).phase).toBe('unknown');
    expect(browser.keptKeys()).toHaveLength(2);
  });

  it('is looked up instead of sent again if its ID is a day old', async () => {
    browser.network.plan(['loseRequest']);
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    browser.api.advance(24 * 3600 + 1);
    browser.storage.set('token', browser.api.signIn('authorised'));
    const next = await openAnother();
    await next.repeat(withdrawalAdapter, created);
    expect(browser.moved()).toBe(0);
    await next.check(created, withdrawalAdapter.findByRequest);
    expect(browser.keptKeys()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('don’t send or look up the same ID at the same time', async () => {
    browser.network.plan(['loseRequest']);
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    const second = await openAnother();
    browser.network.plan(['hold']);
    const first = tab.repeat(withdrawalAdapter, created);
    await vi.waitFor(() => expect(browser.network.heldCount()).toBe(1));
    await second.repeat(withdrawalAdapter, created);
    await second.check(created, withdrawalAdapter.findByRequest);
    expect(phaseOf(second)).toBe('unknown');
    browser.network.release();
    await first;
    expect(browser.moved()).toBe(1);
    expect(phaseOf(second)).not.toBe('unknown');
  });
});

describe('a second, equal outgoing transfer', () => {
  async function sendAgain(send: () => Promise<void>, isSentAgain: boolean): Promise<string | undefined> {
    let tradeNo: string | undefined;
    const stop = tab.store.sub(equalQuestionAtom, () => {
      const question = tab.store.get(equalQuestionAtom);
      tradeNo ??= question?.movement.tradeNo;
      question?.answer(isSentAgain);
    });
    await send();
    stop();
    return tradeNo;
  }

  it.each([
    ['11', '11.0', true],
    ['11', '11.000001', false],
  ])('with the amounts %s and %s requires confirmation: %s', async (first, second, isQuestion) => {
    await tab.send(withdrawalAdapter, withdrawalOf(first));
    const movement = await sendAgain(() => tab.send(withdrawalAdapter, withdrawalOf(second)), false);
    expect(movement !== undefined).toBe(isQuestion);
    expect(browser.moved()).toBe(isQuestion ? 1 : 2);
  });

  it('is sent after the merchant confirms it', async () => {
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    await sendAgain(() => tab.send(withdrawalAdapter, withdrawalOf('11')), true);
    expect(browser.moved()).toBe(2);
  });

  it.each([
    [false, 1],
    [true, 2],
  ])('requires confirmation if another tab sent it meanwhile (confirmed: %s)', async (isSentAgain, moved) => {
    const other = await openAnother();
    tab.answerWith('wait');
    const sending = sendAgain(() => tab.send(withdrawalAdapter, withdrawalOf('11')), isSentAgain);
    await vi.waitFor(() => expect(tab.store.get(verificationAtom)).not.toBeNull());
    await other.send(withdrawalAdapter, withdrawalOf('11'));
    expect(browser.moved()).toBe(1);
    tab.answerWith('right');
    await tab.answer();
    expect(await sending).toBeDefined();
    expect(browser.moved()).toBe(moved);
    expect(tab.store.get(verificationAtom)).toBeNull();
    expect(phaseOf(tab)).toBe('idle');
    other.close();
  });

  it('requires no confirmation if the first was canceled or sent long ago', async () => {
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    browser.api.advance(601);
    tab.close();
    tab = await openAnother();
    expect(await sendAgain(() => tab.send(withdrawalAdapter, withdrawalOf('11')), false)).toBe(undefined);
    const { rows } = browser.api.merchant('authorised');
    const row = rows.withdrawals.get(rows.withdrawals.length - 1);
    if (row) rows.withdrawals.replace(row.index, { ...row, status: 6 });
    expect(await sendAgain(() => tab.send(withdrawalAdapter, withdrawalOf('11')), false)).toBe(undefined);
  });

  it('requires confirmation if it’s sent to another merchant', async () => {
    const transfer = transferOf('5');
    await tab.send(transferAdapter, transfer);
    expect(await sendAgain(() => tab.send(transferAdapter, transfer), false)).toMatch(/^\d{32}$/);
  });
});
