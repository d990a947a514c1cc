import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { beforeEach, describe, expect, it } from 'vitest';
import { canRepeat, checkOutcome, equalQuestionAtom, repeatMoney, sendMoney } from '#console/data/money.ts';
import { ownerAtom } from '#console/data/moneyStates.ts';
import { outcomeStoreAtom } from '#console/data/outcomes.ts';
import { withdrawalAdapter } from '#console/data/withdrawals.ts';
import { memoryOutcomeBrowser } from '#console/kit/money/memoryOutcomeBrowser.ts';
import { createOutcomeStore } from '#console/kit/money/outcomeStore.ts';
import { memoryStorage } from '#console/lib/storage.ts';
import { type Browser, type Tab, createBrowserLocks, openTab } from './support/browserTab.ts';
import { type Fate, createFaultyNetwork } from './support/faultyNetwork.ts';
import { newMovement, withdrawalOf } from './support/moneyOperations.ts';

const NOW = 1_795_143_570;
const created = newMovement('withdrawals.create');

let api: ReturnType<typeof createMockApi>;
let network: ReturnType<typeof createFaultyNetwork>;
let browser: Browser;
let paths: string[];
let answerLookUp: ((data: Record<string, unknown>) => Record<string, unknown>) | undefined;

beforeEach(() => {
  api = createMockApi({ now: NOW });
  network = createFaultyNetwork(api, { hasLookUp: true });
  paths = [];
  answerLookUp = undefined;
  browser = {
    api,
    storage: memoryStorage({ token: api.signIn('authorised') }),
    outcomes: memoryOutcomeBrowser(),
    locks: createBrowserLocks(),
    keys: new Map(),
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://console.test');
      paths.push(`${init?.method} ${pathname.replace('/api/v1', '')}`);
      const answer = await network.fetch(input, init);
      if (!answerLookUp || !pathname.endsWith('/account/request')) return answer;
      const { data }: { data: Record<string, unknown> } = await answer.json();
      return Response.json({ code: 200, msg: 'Success', data: answerLookUp(data) });
    },
  };
});

const claims = () => ({ settled: new Set<string>(), unmoved: new Set<string>() });
const sent = () => paths.filter((path) => path === 'POST /account/withdrawal').length;

async function ready(): Promise<Tab> {
  const tab = openTab(browser, claims());
  expect(await tab.isReady()).toBe(true);
  return tab;
}

const send = ({ store: { get, set } }: Tab) => sendMoney(get, set, withdrawalAdapter, withdrawalOf('11.5'));

const check = ({ store: { get, set } }: Tab) =>
  checkOutcome(get, set, created, withdrawalAdapter.findByRequest);

/** A withdrawal whose answer is lost. */
async function lost(fate: Fate = 'loseAnswer'): Promise<Tab> {
  const tab = await ready();
  network.plan([fate]);
  await expect(send(tab)).rejects.toMatchObject({ kind: 'unknown' });
  return tab;
}

const phase = (tab: Tab) => tab.stateOf(created).phase;

describe('before anything is sent', () => {
  it('refuses when the browser keeps no record', async () => {
    const tab = await ready();
    const area = {
      ...browser.outcomes.openTab(),
      set: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    tab.store.set(outcomeStoreAtom, createOutcomeStore(area));
    await expect(send(tab)).rejects.toMatchObject({ kind: 'unrecorded' });
    expect(sent()).toBe(0);
    expect(phase(tab)).toBe('refused');
  });

  it('refuses when another tab has signed in as another merchant', async () => {
    const tab = await ready();
    browser.storage.set('token', api.signIn('acme'));
    await expect(send(tab)).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(sent()).toBe(0);
  });

  it('asks when the same was sent minutes ago, and sends nothing without a yes', async () => {
    const tab = await ready();
    await send(tab);
    tab.store.set(equalQuestionAtom, null);
    const second = send(tab);
    await expect.poll(() => tab.store.get(equalQuestionAtom)).not.toBeNull();
    tab.store.get(equalQuestionAtom)?.answer(false);
    await expect(second).resolves.toEqual({ isDone: false });
    expect(sent()).toBe(1);
  });

  it('sends the same again when the person means it', async () => {
    const tab = await ready();
    await send(tab);
    const second = send(tab);
    await expect.poll(() => tab.store.get(equalQuestionAtom)).not.toBeNull();
    tab.store.get(equalQuestionAtom)?.answer(true);
    await expect(second).resolves.toMatchObject({ isDone: true });
    expect(sent()).toBe(2);
  });

  it('does not ask about what was refused or canceled', async () => {
    const tab = await lost('loseRequest');
    await check(tab);
    await expect(send(tab)).resolves.toMatchObject({ isDone: true });
  });
});

it('takes two presses at once for one, and follows it to its end', async () => {
  const tab = await ready();
  const outcomes = await Promise.all([send(tab), send(tab)]);
  expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(1);
  expect(sent()).toBe(1);
  expect(phase(tab)).toBe('settled');
});

it('sends nothing when another tab has lost an answer meanwhile', async () => {
  const tab = await ready();
  const slow = send(tab);
  createOutcomeStore(browser.outcomes.openTab()).write({
    requestId: crypto.randomUUID(),
    ...created,
    sentAt: NOW,
    owner: tab.store.get(ownerAtom) ?? '',
    intention: undefined,
  });
  await expect(slow).resolves.toEqual({ isDone: false });
  expect(sent()).toBe(0);
});

describe('while an outcome is unknown', () => {
  it('takes no other withdrawal, in any tab', async () => {
    const tab = await lost();
    const other = await ready();
    await expect(send(tab)).resolves.toEqual({ isDone: false });
    await expect(send(other)).resolves.toEqual({ isDone: false });
    expect(sent()).toBe(1);
  });

  it('leaves the look-up to the tab that is at it', async () => {
    const tab = await lost();
    const other = await ready();
    network.plan(['hold']);
    const first = check(tab);
    await expect(check(other)).resolves.toBe('open');
    network.release();
    await expect(first).resolves.toBe('ended');
    expect(phase(other)).toBe('settled');
  });

  it.each([
    ['another request id', (data: Record<string, unknown>) => ({ ...data, request_id: crypto.randomUUID() })],
    ['another call', (data: Record<string, unknown>) => ({ ...data, endpoint: 'transfers.create' })],
    ['no state that the contract has', (data: Record<string, unknown>) => ({ ...data, state: 'gone' })],
  ])('believes no answer about %s', async (_name, change) => {
    const tab = await lost();
    answerLookUp = change;
    await expect(check(tab)).resolves.toBe('open');
    expect(phase(tab)).toBe('unknown');
  });

  it('never sends an id again that is older than the server remembers', async () => {
    const tab = await lost();
    const state = tab.stateOf(created);
    if (state.phase !== 'unknown') throw new Error('the outcome is known');
    const { kept } = state;
    const { get } = tab.store;
    expect(canRepeat(get, kept)).toBe(true);
    expect(canRepeat(get, { ...kept, sentAt: kept.sentAt - 24 * 3600 })).toBe(false);
    expect(canRepeat(get, { ...kept, intention: undefined })).toBe(false);
  });

  it('stays unknown on a server without look-ups, until the list shows it', async () => {
    network = createFaultyNetwork(api, { hasLookUp: false });
    const absent = await lost('loseRequest');
    await expect(check(absent)).resolves.toBe('unsupported');
    expect(phase(absent)).toBe('unknown');
    // Sent again it arrives, and the server's own word ends it.
    await repeatMoney(absent.store.get, absent.store.set, withdrawalAdapter, created);
    expect(phase(absent)).toBe('settled');
  });

  it('finds it in the list of a server without look-ups', async () => {
    network = createFaultyNetwork(api, { hasLookUp: false });
    const tab = await lost('loseAnswer');
    await expect(check(tab)).resolves.toBe('ended');
    expect(phase(tab)).toBe('settled');
  });
});

it('says that nothing moved only when what is still under way will be refused', async () => {
  const tab = await lost('late');
  await expect(check(tab)).resolves.toBe('ended');
  expect(tab.stateOf(created)).toMatchObject({ phase: 'refused', wasUnknown: true });
  // What was under way all the time is refused when it arrives.
  await network.deliverDelayed();
  expect(
    api
      .merchant('authorised')
      .rows.withdrawals.all()
      .filter(({ amount }) => amount === 11_500_000n),
  ).toEqual([]);
});
