// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { fullCatalog, success, testConsole } from '#app/testing.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { TransactionLink } from './TransactionLink.tsx';

const catalog = await fullCatalog();
afterEach(cleanup);

const open = (url: string) =>
  render(
    <Provider store={testConsole(() => success(null), { catalog }).store}>
      <I18nProvider>
        <TransactionLink txid="9f2c" url={url} />
      </I18nProvider>
    </Provider>,
  );

it('TransactionLink links a transaction to its page in a block explorer', () => {
  open('https://tronscan.org/#/transaction/9f2c');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://tronscan.org/#/transaction/9f2c');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'tronscan.org', ''])(
  'TransactionLink shows no link for %j',
  (url) => {
    open(url);
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.body.textContent).toContain('9f2c');
  },
);
