// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { within } from '#app/testingReact.tsx';
import { Catalog } from '#i18n/catalog.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { toastsAtom } from '../page/toasts.ts';
import { useLanguage } from './useLanguage.ts';

it('a language change waits for the messages of content that appears meanwhile', async () => {
  const arrival = Promise.withResolvers<void>();
  const catalog = new Catalog({
    load: async (language, file) => {
      if (language === 'zh-CN') await arrival.promise;
      return loadMessages(language, file);
    },
  });
  await catalog.load('en-US', ['start']);
  const { store } = testConsole(() => success(null), { catalog });
  const { result } = renderHook(() => useLanguage(), within(store));
  act(() => result.current[1]('zh-CN'));
  await catalog.load('en-US', ['rest']);
  arrival.resolve();
  await waitFor(() => expect(result.current[0]).toBe('zh-CN'));
  expect(catalog.has('zh-CN', ['rest'])).toBe(true);
});

it('a failed language change keeps the current language', async () => {
  const catalog = new Catalog({
    load: (language, file) =>
      language === 'zh-CN' ? Promise.reject(new Error('offline')) : loadMessages(language, file),
  });
  await catalog.load('en-US', ['start']);
  const { store } = testConsole(() => success(null), { catalog });
  const { result } = renderHook(() => useLanguage(), within(store));
  act(() => result.current[1]('zh-CN'));
  await waitFor(() =>
    expect(
      store
        .get(toastsAtom)
        .getSnapshot()
        .map(({ title }) => title),
    ).toEqual(['We can’t reach the server. Check your internet connection and try again.']),
  );
  expect(result.current[0]).toBe('en-US');
});
