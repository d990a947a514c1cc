// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fullCatalog, success, testConsole } from '#app/testing.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { languageAtom } from '#i18n/atoms.ts';
import { useText } from '#i18n/useText.ts';
import { DocsSearch } from './DocsSearch.tsx';

const catalog = await fullCatalog();

beforeEach(() => {
  // jsdom has no layout.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
});
afterEach(cleanup);

/** A part of the guide, which is searched as it stands on the page. */
function Guide() {
  const text = useText();
  return <section id="webhooks">HMAC {text('docs.webhooks.intro')}</section>;
}

it('shows what was found in the language of the moment, when it changes meanwhile', async () => {
  const { store } = testConsole(() => success(null), { catalog });
  render(
    <Provider store={store}>
      <I18nProvider>
        <DocsSearch />
        <Guide />
      </I18nProvider>
    </Provider>,
  );
  const results = () => within(screen.getByRole('list')).getAllByRole('listitem');
  const search = (query: string) =>
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } });

  search('10023');
  expect(results().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Insufficient balance'),
  ]);
  await act(async () => store.set(languageAtom, 'zh-CN'));
  expect(results().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('余额不足')]);

  search('HMAC');
  const excerpt = () =>
    results()
      .map(({ textContent }) => textContent)
      .join(' ');
  expect(excerpt()).toMatch(/HMAC \p{Script=Han}/u);
  await act(async () => store.set(languageAtom, 'en-US'));
  expect(excerpt()).toMatch(/HMAC [A-Z]/);
});
