// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { createConsoleStore } from '#app/store.ts';
import { createDraftStorage, type DraftStorage } from '#lib/browser/draftStorage.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { useDraft, useEditDraft } from './drafts.ts';
import { logoutAtom } from '../session/session.ts';
import { modeAtom } from '../session/mode.ts';
import { userAtom } from '../user.ts';

const empty = { address: '', isSaved: false };

function consoleOf(drafts: DraftStorage, merchant: 'authorised' | 'two-step' = 'authorised') {
  const api = createMockApi({ merchant, now: 1_795_143_570 });
  const store = createConsoleStore({
    drafts,
    storage: memoryStorage({ token: api.signIn() }),
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : input;
      return api.handle(new Request(new URL(url, 'http://console.test'), init));
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, wrapper };
}

/** Creates a console in which the user is loaded before the first render. */
async function signedInConsoleOf(drafts: DraftStorage) {
  const page = consoleOf(drafts);
  page.store.sub(userAtom, () => undefined);
  await waitFor(() => expect(page.store.get(userAtom)).toBeDefined());
  return page;
}

function open(drafts: DraftStorage, merchant: 'authorised' | 'two-step' = 'authorised') {
  const { store, wrapper } = consoleOf(drafts, merchant);
  const page = renderHook(() => useDraft('withdraw', empty), { wrapper });
  const isKnown = () => waitFor(() => expect(store.get(userAtom)).toBeDefined());
  return { page, store, isKnown };
}

it('drafts keep typed values after a reload until the merchant signs out', async () => {
  sessionStorage.clear();
  const tab = () => createDraftStorage(() => sessionStorage);
  const first = open(tab());
  await first.isKnown();
  act(() => first.page.result.current[1]({ address: 'TC2e' }));
  act(() => first.page.result.current[1]({ isSaved: true }));
  first.page.unmount();

  const second = open(tab());
  await waitFor(() => expect(second.page.result.current[0]).toEqual({ address: 'TC2e', isSaved: true }));
  second.page.unmount();

  const other = open(tab(), 'two-step');
  await other.isKnown();
  expect(other.page.result.current[0]).toEqual(empty);
  other.page.unmount();

  const third = open(tab());
  await third.isKnown();
  await act(() => third.store.set(logoutAtom));
  expect(sessionStorage.getItem('drafts')).toBeNull();
});

it('drafts of test mode aren’t restored in live mode', async () => {
  sessionStorage.clear();
  const inMode = async (mode: 'test' | 'live') => {
    const { store, wrapper } = await signedInConsoleOf(createDraftStorage(() => sessionStorage));
    store.set(modeAtom, mode);
    return renderHook(() => useDraft('payment-link', empty), { wrapper });
  };
  const first = await inMode('test');
  act(() => first.result.current[1]({ address: 'test' }));
  first.unmount();
  expect((await inMode('live')).result.current[0]).toEqual(empty);
  expect((await inMode('test')).result.current[0].address).toBe('test');
});

it('drafts of another version keep only their valid fields', async () => {
  sessionStorage.clear();
  sessionStorage.setItem('drafts', '{"10012846/withdraw":{"address":7,"isSaved":true,"more":"x"}}');
  const { page } = open(createDraftStorage(() => sessionStorage));
  await waitFor(() => expect(page.result.current[0]).toEqual({ address: '', isSaved: true }));
  act(() => page.result.current[2]());
  expect(page.result.current[0]).toEqual(empty);
  expect(sessionStorage.getItem('drafts')).toBeNull();
});

it('drafts are kept in memory if the storage is blocked', () => {
  const drafts = createDraftStorage(() => {
    throw new Error('SecurityError');
  });
  drafts.set('withdraw', { address: 'TC2e' });
  expect(drafts.get('withdraw')).toEqual({ address: 'TC2e' });
  drafts.remove('withdraw');
  expect(drafts.get('withdraw')).toBeUndefined();
});

it('drafts store only the fields that differ from the saved values', async () => {
  sessionStorage.clear();
  const { wrapper } = await signedInConsoleOf(createDraftStorage(() => sessionStorage));
  const saved = { name: 'Shop', website: 'https://a.example', isLive: true };
  const page = renderHook((now: typeof saved) => useEditDraft('profile', now), {
    wrapper,
    initialProps: saved,
  });
  const kept = () => sessionStorage.getItem('drafts');
  act(() => {
    page.result.current[1]({ name: 'Store' });
    page.result.current[1]({ isLive: false });
  });
  expect(page.result.current[0]).toEqual({ ...saved, name: 'Store', isLive: false });
  expect(kept()).not.toContain('a.example');

  page.rerender({ ...saved, website: 'https://b.example' });
  expect(page.result.current[0]).toEqual({ name: 'Store', website: 'https://b.example', isLive: false });

  act(() => page.result.current[1]({ name: 'Shop', isLive: true }));
  expect(kept()).not.toContain('Shop');
});

it.each(['{"name":"Store","isLive":"yes","gone":1}', 'nonsense'])(
  'drafts restore only valid changes stored by another version: %s',
  async (changes) => {
    sessionStorage.setItem('drafts', JSON.stringify({ '10012846/profile': { changes } }));
    const { wrapper } = await signedInConsoleOf(createDraftStorage(() => sessionStorage));
    const saved = { name: 'Shop', isLive: true };
    const page = renderHook(() => useEditDraft('profile', saved), { wrapper });
    expect(page.result.current[0]).toEqual(changes === 'nonsense' ? saved : { ...saved, name: 'Store' });
  },
);
