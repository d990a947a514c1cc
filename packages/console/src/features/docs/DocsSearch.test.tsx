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
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
});
afterEach(cleanup);

function Guide() {
  const text = useText();
  return <section id="webhooks">HMAC {text('docs.webhooks.intro')}</section>;
}

it('the documentation search shows results in the new language after a change', async () => {
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
    expect.stringContaining('Your available balance is too low'),
  ]);
  await act(async () => store.set(languageAtom, 'zh-CN'));
  expect(results().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('可用余额不足')]);

  search('HMAC');
  const excerpt = () =>
    results()
      .map(({ textContent }) => textContent)
      .join(' ');
  expect(excerpt()).toMatch(/HMAC \p{Script=Han}/u);
  await act(async () => store.set(languageAtom, 'en-US'));
  expect(excerpt()).toMatch(/HMAC [A-Z]/);
});
