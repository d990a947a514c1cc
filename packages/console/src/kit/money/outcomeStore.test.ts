// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { describe, expect, it, vi } from 'vitest';
import { createStorage } from '#lib/browser/storage.ts';
import { readIntention } from './intention.ts';
import type { Resolution } from './keptOutcome.ts';
import { keptTransfer as kept, memoryOutcomeBrowser } from './testingOutcomes.ts';
import {
  browserOutcomeArea,
  createOutcomeStore,
  type Ended,
  memoryOutcomeArea,
  type OutcomeArea,
  OutcomeNotKept,
} from './outcomeStore.ts';

it('the outcome store keeps a record with its intention after a reload', () => {
  const browser = memoryOutcomeBrowser();
  createOutcomeStore(browser.openTab()).write(kept);
  expect(createOutcomeStore(browser.openTab()).list(readIntention)).toEqual([kept]);
});

it('the outcome store keeps a record without its intention after a sign-out', () => {
  const store = createOutcomeStore(browserOutcomeArea(window));
  store.write(kept);
  createStorage(() => window.localStorage).wipe();
  expect(store.list(readIntention)).toEqual([{ ...kept, intention: undefined }]);
  expect(JSON.stringify(Object.entries(window.localStorage))).not.toMatch(/10013401|12\.5/);
});

it('the outcome store removes the intention of another merchant', () => {
  const browser = memoryOutcomeBrowser();
  const store = createOutcomeStore(browser.openTab());
  store.write(kept);
  store.forgetIntentionsOfOthers(kept.owner);
  expect(store.list(readIntention)).toEqual([kept]);
  browser.values.set('intentions:without a record', '{}');
  store.forgetIntentionsOfOthers('another merchant');
  expect([...browser.values.keys()]).toEqual([`outcomes:${kept.requestId}`]);
  expect(store.list(readIntention)).toEqual([{ ...kept, intention: undefined }]);
});

it('the outcome store lists the records of its tab after the storage was cleared', () => {
  const browser = memoryOutcomeBrowser();
  const store = createOutcomeStore(browser.openTab());
  store.write(kept);
  browser.values.clear();
  expect(store.hasAny()).toBe(true);
  expect(store.list(readIntention)).toEqual([kept]);
  store.resolve(kept.requestId, { state: 'void' });
  expect(store.list(readIntention)).toEqual([]);
});

it('the outcome store shows an unfinished record in every tab', () => {
  const browser = memoryOutcomeBrowser();
  const tabs = [createOutcomeStore(browser.openTab()), createOutcomeStore(browser.openTab())] as const;
  const haveAny = () => tabs.map((store) => store.hasAny());
  expect(haveAny()).toEqual([false, false]);
  tabs[0].write(kept);
  expect(haveAny()).toEqual([true, true]);
  browser.values.set(
    `outcomes:${kept.requestId}`,
    JSON.stringify({ ...kept, resolution: { state: 'void' } }),
  );
  expect(tabs[0].list(readIntention)).toEqual([]);
  expect(haveAny()).toEqual([false, false]);
});

it('the outcome store stores no intention for a record without an intention', () => {
  const browser = memoryOutcomeBrowser();
  createOutcomeStore(browser.openTab()).write({ ...kept, intention: undefined });
  expect([...browser.values.keys()]).toEqual([`outcomes:${kept.requestId}`]);
});

describe('the outcome store, if another tab changes the storage,', () => {
  const record = `outcomes:${kept.requestId}`;
  const open = () => {
    const browser = memoryOutcomeBrowser();
    const [sender, reader] = [createOutcomeStore(browser.openTab()), createOutcomeStore(browser.openTab())];
    const heard = vi.fn<(ended?: Ended) => void>();
    const stop = [sender, reader].map((store) => store.subscribe(heard));
    sender.write(kept);
    const lists = () => [sender, reader].map((store) => store.list(readIntention).length);
    expect(lists()).toEqual([1, 1]);
    heard.mockClear();
    return { browser, heard, lists, other: browser.openTab(), stop };
  };

  it('keeps a removed record only in the tab that sent the request', () => {
    const { heard, lists, other } = open();
    other.remove(record);
    expect(heard.mock.calls).toEqual([[undefined], [undefined]]);
    expect(lists()).toEqual([1, 0]);
  });

  it('keeps a record that is written again', () => {
    const { browser, lists, other } = open();
    other.set(record, JSON.stringify({ ...kept, sentAt: 1 }));
    browser.values.clear();
    expect(lists()).toEqual([1, 1]);
  });

  it('forgets a record with a result in every tab', () => {
    const { browser, lists, other } = open();
    other.set(record, JSON.stringify({ ...kept, resolution: { state: 'void' } }));
    browser.values.clear();
    expect(lists()).toEqual([0, 0]);
  });

  it('ignores other keys', () => {
    const { heard, other, stop } = open();
    other.set('intentions:x', '{}');
    for (const end of stop) end();
    other.remove(record);
    expect(heard).not.toHaveBeenCalled();
  });
});

it.each<Resolution>([
  { state: 'found', tradeNo: '8' },
  { state: 'refused', code: errorCode.INSUFFICIENT_BALANCE },
  { state: 'void' },
])('the outcome store reports an outcome to other tabs: %o', (resolution) => {
  const browser = memoryOutcomeBrowser();
  const store = createOutcomeStore(browser.openTab());
  const heard = vi.fn<(ended?: Ended) => void>();
  createOutcomeStore(browser.openTab()).subscribe(heard);
  store.write(kept);
  store.resolve(kept.requestId, resolution);
  expect(heard.mock.calls.flat()).toContainEqual(expect.objectContaining({ resolution }));
  expect(store.list(readIntention)).toEqual([]);
  expect([...browser.values]).toEqual([]);
});

it.each([
  [
    'full',
    (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  ],
  ['discarding values', () => undefined],
])('the outcome store throws an error if the storage is %s', (_name, set) => {
  const area: OutcomeArea = { ...memoryOutcomeBrowser().openTab(), set };
  expect(() => createOutcomeStore(area).write(kept)).toThrow(OutcomeNotKept);
});

it('the outcome store ignores records in another format', () => {
  const browser = memoryOutcomeBrowser();
  browser.values.set('outcomes:x', '{"requestId":7}');
  browser.values.set('outcomes:y', 'not JSON');
  browser.values.set(`outcomes:z`, JSON.stringify(kept));
  browser.values.set(`archived:${kept.requestId}`, JSON.stringify(kept));
  expect(createOutcomeStore(browser.openTab()).list(readIntention)).toEqual([]);
});

it('the outcome store reports that another tab cleared the storage', () => {
  const heard = vi.fn<(ended?: Ended) => void>();
  const stop = createOutcomeStore(browserOutcomeArea()).subscribe(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  expect(heard.mock.calls).toEqual([[]]);
});

it('the area in memory keeps the values of its page', () => {
  const area = memoryOutcomeArea();
  area.set('a', '1');
  area.set('b', '2');
  area.remove('a');
  expect([area.keys(), area.get('a'), area.get('b')]).toEqual([['b'], null, '2']);
  expect(area.subscribe(() => undefined)()).toBeUndefined();
});

describe('the area in the browser', () => {
  it('forgets removed values', () => {
    const area = browserOutcomeArea();
    area.set('a', '1');
    area.remove('a');
    expect([area.keys(), area.get('a')]).toEqual([[], null]);
  });

  it('is empty if the storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    const area = browserOutcomeArea();
    area.remove('a');
    expect([area.keys(), area.get('a')]).toEqual([[], null]);
    expect(() => area.set('a', '1')).toThrow(TypeError);
  });

  it('reports the changes of other tabs until the subscription ends', () => {
    const heard = vi.fn<(key: string | null, value: string | null) => void>();
    const stop = browserOutcomeArea().subscribe(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: '1' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(heard.mock.calls).toEqual([['a', '1']]);
  });
});
