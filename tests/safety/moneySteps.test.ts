import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { equalQuestionAtom } from '#console/data/money.ts';
import { moneyKeyOf, ownerAtom } from '#console/data/moneyStates.ts';
import { outcomeChangesAtom, outcomeStoreAtom } from '#console/data/outcomes.ts';
import { verificationAtom } from '#console/data/verificationDialog.ts';
import { swapAdapter } from '#console/data/swap.ts';
import { transferAdapter } from '#console/data/transfers.ts';
import { withdrawalAdapter } from '#console/data/withdrawals.ts';
import type { Intention } from '#console/kit/money/intention.ts';
import { memoryOutcomeBrowser } from '#console/kit/money/memoryOutcomeBrowser.ts';
import { createOutcomeStore } from '#console/kit/money/outcomeStore.ts';
import { memoryStorage } from '#console/lib/storage.ts';
import { type Claims, createBrowserLocks, openTab, type Tab } from './support/browserTab.ts';
import { createFaultyNetwork } from './support/faultyNetwork.ts';
import { newMovement, transferOf, withdrawalOf } from './support/moneyOperations.ts';

function openBrowser({ hasLookUp = true } = {}) {
  const api = createMockApi({ now: 1_795_143_570 });
  const network = createFaultyNetwork(api, { hasLookUp });
  const storage = memoryStorage({ token: api.signIn('authorised') });
  const outcomes = memoryOutcomeBrowser();
  const browser = {
    api,
    storage,
    outcomes,
    locks: createBrowserLocks(),
    fetch: network.fetch,
    keys: new Map(),
  };
  const claims: Claims = { settled: new Set(), unmoved: new Set() };
  const before = api.merchant('authorised').rows.withdrawals.length;
  return {
    ...browser,
    network,
    claims,
    openTab: () => openTab(browser, claims),
    /** Withdrawals of the merchant since the beginning. */
    moved: () => api.merchant('authorised').rows.withdrawals.length - before,
    keptKeys: () => [...outcomes.values.keys()].toSorted(),
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
  server_time: 0,
  expire_time: 0,
};
const created = newMovement('withdrawals.create');
const isSignedIn = ({ store }: Tab) => vi.waitFor(() => expect(store.get(ownerAtom)).toBeDefined());
const phaseOf = (tab: Tab) => tab.stateOf(created).phase;

let browser: ReturnType<typeof openBrowser>;
let tab: Tab;
beforeEach(async () => {
  browser = openBrowser();
  tab = browser.openTab();
  await isSignedIn(tab);
});

async function loseOne(amount = '11'): Promise<void> {
  browser.network.plan(['loseAnswer']);
  await tab.send(withdrawalAdapter, withdrawalOf(amount));
  expect(phaseOf(tab)).toBe('unknown');
}

describe('a record', () => {
  it('is there before the first byte is sent', async () => {
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

  it.each(['full', 'forgetful'])('that a %s browser does not keep stops the call', async (how) => {
    const area = browser.outcomes.openTab();
    const set = () => {
      if (how === 'full') throw new Error('QuotaExceededError');
    };
    tab.store.set(outcomeStoreAtom, createOutcomeStore({ ...area, set }));
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    expect(browser.moved()).toBe(0);
    expect(phaseOf(tab)).toBe('idle');
  });

  it('holds no code and no password', async () => {
    await loseOne();
    const kept = [...browser.outcomes.values.values()].join('\n');
    expect(kept).toContain('"amount":"11"');
    expect(kept).not.toMatch(/google_code|password|"codes"|tok_/);
  });

  it('of one merchant is not seen, sent or looked up by another', async () => {
    await loseOne();
    browser.storage.set('token', browser.api.signIn('acme'));
    await tab.repeat(withdrawalAdapter, created);
    await tab.check(created, withdrawalAdapter.findByRequest);
    expect(phaseOf(tab)).toBe('unknown');
    tab.close();
    const other = browser.openTab();
    await isSignedIn(other);
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

describe('a record that was changed outside the console', () => {
  it('leaves the outcome unknown where it was removed', async () => {
    await loseOne();
    const outside = browser.outcomes.openTab();
    for (const key of outside.keys()) outside.remove(key);
    expect(phaseOf(tab)).toBe('unknown');
  });

  it('is gone for tabs that only read it once its call was refused', async () => {
    browser.network.plan(['hold']);
    const other = browser.openTab();
    await isSignedIn(other);
    void tab.send(withdrawalAdapter, withdrawalOf('9999999'));
    await vi.waitFor(() => expect(browser.network.heldCount()).toBe(1));
    expect(phaseOf(other)).toBe('unknown');
    browser.network.release();
    await vi.waitFor(() => expect(phaseOf(other)).toBe('idle'));
  });

  it('shows nothing of an intention about another object', () => {
    const { get } = tab.store;
    const owner = get(ownerAtom) ?? '';
    const key = moneyKeyOf(get, 'withdrawals.cancel', 'A');
    const figures = {
      amount: '900',
      token: 'USDT',
      chain: 'TRON',
      net_work: 'TRC20',
      address: 'T',
      memo: '',
    };
    const intention: Intention = { endpoint: 'withdrawals.cancel', trade_no: 'B', ...figures };
    get(outcomeStoreAtom).write({ requestId: crypto.randomUUID(), ...key, owner, sentAt: 0, intention });
    tab.store.set(outcomeChangesAtom, 1);
    expect(tab.stateOf(key)).toMatchObject({ phase: 'unknown', kept: { intention: undefined } });
  });
});

describe('after an attempt without an answer', () => {
  it('no second intention is begun', async () => {
    await loseOne();
    await tab.send(withdrawalAdapter, withdrawalOf('12'));
    expect(browser.moved()).toBe(1);
    expect(browser.claims.settled.size).toBe(0);
  });

  it.each(['unauthorised', 'gateway', 'html', 'oddCode', 'strangeRefusal', 'loseRequest'] as const)(
    'a repeat that meets %s ends nothing',
    async (fate) => {
      await loseOne();
      browser.network.plan([fate, 'loseRequest']);
      await tab.repeat(withdrawalAdapter, created);
      expect(phaseOf(tab)).toBe('unknown');
      expect(browser.keptKeys()).toHaveLength(2);
    },
  );

  it('a repeat that is refused for its codes and closed ends nothing', async () => {
    browser.network.plan(['loseRequest']);
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    tab.answerWith('wrongThenClose');
    await tab.repeat(withdrawalAdapter, created);
    expect(phaseOf(tab)).toBe('unknown');
    expect(browser.keptKeys()).toHaveLength(2);
  });

  it.each(['loseAnswer', 'gateway', 'unauthorised', 'html'] as const)(
    'a look-up that meets %s ends nothing; the next one does',
    async (fate) => {
      await loseOne();
      browser.network.plan([fate]);
      await tab.check(created, withdrawalAdapter.findByRequest);
      expect(phaseOf(tab)).toBe('unknown');
      browser.storage.set('token', browser.api.signIn('authorised'));
      const again = browser.openTab();
      await isSignedIn(again);
      await again.check(created, withdrawalAdapter.findByRequest);
      expect(phaseOf(again)).toBe('idle');
      expect(browser.keptKeys()).toEqual([]);
    },
  );

  it('an answer that asks back ends nothing', async () => {
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
      to: {
        ...side,
        id: '101',
      },
      slippage: '0',
      quote: unknownQuote,
    });
    expect(tab.stateOf(swapped).phase).toBe('unknown');
    await tab.repeat(swapAdapter, swapped);
    expect(tab.stateOf(swapped).phase).toBe('unknown');
    expect(browser.keptKeys()).toHaveLength(2);
  });

  it('an id of yesterday is looked up and not sent again', async () => {
    browser.network.plan(['loseRequest']);
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    browser.api.advance(24 * 3600 + 1);
    browser.storage.set('token', browser.api.signIn('authorised'));
    const next = browser.openTab();
    await isSignedIn(next);
    await next.repeat(withdrawalAdapter, created);
    expect(browser.moved()).toBe(0);
    await next.check(created, withdrawalAdapter.findByRequest);
    expect(browser.keptKeys()).toEqual([]);
  });

  it('a look-up about another id or another call says nothing', async () => {
    for (const wrong of [
      { request_id: '00000000-0000-4000-8000-000000000000' },
      { endpoint: 'swap.create' },
    ]) {
      const { api, network, storage, outcomes, locks, claims } = openBrowser();
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const answer = await network.fetch(input, init);
        if (!(input instanceof Request ? input.url : input.toString()).endsWith('/account/request'))
          return answer;
        const body: { data: object } = await answer.json();
        return Response.json({ ...body, data: { ...body.data, ...wrong } });
      };
      const page = openTab({ api, storage, outcomes, locks, fetch, keys: new Map() }, claims);
      await isSignedIn(page);
      network.plan(['loseAnswer']);
      await page.send(withdrawalAdapter, withdrawalOf('11'));
      await page.check(created, withdrawalAdapter.findByRequest);
      expect(phaseOf(page)).toBe('unknown');
    }
  });

  it('a server without the look-up leaves it unknown where no row is found', async () => {
    const old = openBrowser({ hasLookUp: false });
    const page = old.openTab();
    await isSignedIn(page);
    old.network.plan(['loseRequest']);
    await page.send(withdrawalAdapter, withdrawalOf('11'));
    await page.check(created, withdrawalAdapter.findByRequest);
    await page.check(created, withdrawalAdapter.findByRequest);
    expect(phaseOf(page)).toBe('unknown');
  });
});

describe('two tabs', () => {
  it('do not send or look up one id at the same time', async () => {
    browser.network.plan(['loseRequest']);
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    const second = browser.openTab();
    await isSignedIn(second);
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

describe('a second, equal intention', () => {
  /** Answers the question when it is there. */
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
  ])('of %s and then %s is asked about: %s', async (first, second, isQuestion) => {
    await tab.send(withdrawalAdapter, withdrawalOf(first));
    const movement = await sendAgain(() => tab.send(withdrawalAdapter, withdrawalOf(second)), false);
    expect(movement !== undefined).toBe(isQuestion);
    expect(browser.moved()).toBe(isQuestion ? 1 : 2);
  });

  it('is sent when the person means it', async () => {
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    await sendAgain(() => tab.send(withdrawalAdapter, withdrawalOf('11')), true);
    expect(browser.moved()).toBe(2);
  });

  it.each([
    [false, 1],
    [true, 2],
  ])(
    'is asked about where another tab sent it while the verification was open; meant: %s',
    async (isSentAgain, moved) => {
      const other = browser.openTab();
      await isSignedIn(other);
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
    },
  );

  it('is not asked about when the first was canceled, or is long ago', async () => {
    await tab.send(withdrawalAdapter, withdrawalOf('11'));
    browser.api.advance(601);
    // The time of the server is what its answers say.
    tab.close();
    tab = browser.openTab();
    await isSignedIn(tab);
    expect(await sendAgain(() => tab.send(withdrawalAdapter, withdrawalOf('11')), false)).toBe(undefined);
    const { rows } = browser.api.merchant('authorised');
    const row = rows.withdrawals.get(rows.withdrawals.length - 1);
    if (row) rows.withdrawals.replace(row.index, { ...row, status: 6 });
    expect(await sendAgain(() => tab.send(withdrawalAdapter, withdrawalOf('11')), false)).toBe(undefined);
  });

  it('is asked about for transfers, too', async () => {
    const transfer = transferOf('5');
    await tab.send(transferAdapter, transfer);
    expect(await sendAgain(() => tab.send(transferAdapter, transfer), false)).toMatch(/^\d{32}$/);
  });
});
