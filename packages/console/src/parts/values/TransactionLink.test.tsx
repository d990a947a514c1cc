// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inStore } from '#app/testingReact.tsx';
import { success, testConsole } from '#app/testing.ts';
import { TransactionLink } from './TransactionLink.tsx';

const open = (url: string) =>
  render(inStore(testConsole(() => success(null)).store, <TransactionLink txid="9f2c" url={url} />));

it('TransactionLink links a transaction to its page in a block explorer', () => {
  open('https://tronscan.org/#/transaction/9f2c');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://tronscan.org/#/transaction/9f2c');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'tronscan.org', ''])(
  'TransactionLink shows no link if the URL is %j',
  (url) => {
    open(url);
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.body.textContent).toContain('9f2c');
  },
);
