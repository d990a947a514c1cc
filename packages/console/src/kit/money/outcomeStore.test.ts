// @vitest-environment jsdom
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it, vi } from 'vitest';
import { createStorage } from '#lib/browser/storage.ts';
import { readIntention } from './intention.ts';
import type { Resolution } from './keptOutcome.ts';
import { keptTransfer as kept } from './keptSample.ts';
import { memoryOutcomeBrowser } from './memoryOutcomeBrowser.ts';
import { type OutcomeArea, browserOutcomeArea } from './outcomeArea.ts';
import { type Ended, OutcomeNotKept, createOutcomeStore } from './outcomeStore.ts';

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
  store.forgetIntentionsOfOthers('another merchant');
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
  expect(createOutcomeStore(browser.openTab()).list(readIntention)).toEqual([]);
});
