// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { within } from '#app/testingReact.tsx';
import { Catalog } from '#i18n/catalog.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { toastsAtom } from './toasts.ts';
import { useLanguage } from './useLanguage.ts';

it('waits for the messages of what comes on screen in the meantime', async () => {
  const arrival = Promise.withResolvers<void>();
  const catalog = new Catalog({
    load: async (language, area) => {
      if (language === 'zh-CN') await arrival.promise;
      return loadMessages(language, area);
    },
  });
  await catalog.load('en-US', ['common']);
  const { store } = testConsole(() => success(null), { catalog });
  const { result } = renderHook(() => useLanguage(), within(store));
  act(() => result.current[1]('zh-CN'));
  await catalog.load('en-US', ['verification']);
  arrival.resolve();
  await waitFor(() => expect(result.current[0]).toBe('zh-CN'));
  expect(catalog.has('zh-CN', ['verification'])).toBe(true);
});

it('says that the other language cannot be fetched, and stays in this one', async () => {
  const catalog = new Catalog({
    load: (language, area) =>
      language === 'zh-CN' ? Promise.reject(new Error('offline')) : loadMessages(language, area),
  });
  await catalog.load('en-US', ['common']);
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
