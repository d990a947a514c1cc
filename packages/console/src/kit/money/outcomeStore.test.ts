// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createStorage } from '#lib/storage.ts';
import { readIntention } from './intention.ts';
import { keptTransfer as kept } from './keptSample.ts';
import { memoryOutcomeBrowser } from './memoryOutcomeBrowser.ts';
import { type OutcomeArea, browserOutcomeArea } from './outcomeArea.ts';
import { type Ended, OutcomeNotKept, createOutcomeStore } from './outcomeStore.ts';

it('keeps a record over a reload, with what was agreed to', () => {
  const browser = memoryOutcomeBrowser();
  createOutcomeStore(browser.openTab()).write(kept);
  expect(createOutcomeStore(browser.openTab()).list(readIntention)).toEqual([kept]);
});

it('keeps the request id, the endpoint, the digests and the time after signing out', () => {
  const store = createOutcomeStore(browserOutcomeArea(window));
  store.write(kept);
  createStorage(() => window.localStorage).wipe();
  expect(store.list(readIntention)).toEqual([{ ...kept, intention: undefined }]);
  expect(JSON.stringify(Object.entries(window.localStorage))).not.toMatch(/10013401|12\.5/);
});

it('forgets what another merchant had agreed to', () => {
  const browser = memoryOutcomeBrowser();
  const store = createOutcomeStore(browser.openTab());
  store.write(kept);
  store.forgetIntentionsOfOthers(kept.owner);
  expect(store.list(readIntention)).toEqual([kept]);
  store.forgetIntentionsOfOthers('another merchant');
  expect(store.list(readIntention)).toEqual([{ ...kept, intention: undefined }]);
});

it('still lists what it wrote after the storage was cleared', () => {
  const browser = memoryOutcomeBrowser();
  const store = createOutcomeStore(browser.openTab());
  store.write(kept);
  browser.values.clear();
  expect(store.list(readIntention)).toEqual([kept]);
  store.resolve(kept.requestId, { state: 'void' });
  expect(store.list(readIntention)).toEqual([]);
});

it('tells other tabs how it ended', () => {
  const browser = memoryOutcomeBrowser();
  const store = createOutcomeStore(browser.openTab());
  const heard = vi.fn<(ended?: Ended) => void>();
  createOutcomeStore(browser.openTab()).subscribe(heard);
  store.write(kept);
  store.resolve(kept.requestId, { state: 'found', tradeNo: '8' });
  expect(heard.mock.calls.flat()).toContainEqual(
    expect.objectContaining({ resolution: { state: 'found', tradeNo: '8' } }),
  );
  expect(store.list(readIntention)).toEqual([]);
});

it.each([
  [
    'full',
    (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  ],
  ['keeping nothing', () => undefined],
])('says so when the storage is %s', (_name, set) => {
  const area: OutcomeArea = { ...memoryOutcomeBrowser().openTab(), set };
  expect(() => createOutcomeStore(area).write(kept)).toThrow(OutcomeNotKept);
});

it('reads nothing from a record of another shape', () => {
  const browser = memoryOutcomeBrowser();
  browser.values.set('outcomes:x', '{"requestId":7}');
  browser.values.set('outcomes:y', 'not JSON');
  browser.values.set(`outcomes:z`, JSON.stringify({ ...kept, requestId: 'another' }));
  expect(createOutcomeStore(browser.openTab()).list(readIntention)).toEqual([]);
});
