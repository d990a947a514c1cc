// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { extensionGroups } from '@settlement/api-mocks/contract/extensions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { paymentList } from '#data/payments.ts';
import { loadTemporal } from '#lib/time/temporal.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { usePaymentFilters } from './usePaymentFilters.tsx';

beforeAll(loadTemporal);

const NUMBER = '84121795143570000000000000000001';

function Screen() {
  return <Filters list={paymentList} filters={usePaymentFilters()} />;
}

async function type(label: RegExp, text: string) {
  const { store } = openScreen(<Screen />, {
    bank: createMockApi({ merchant: 'authorised' }),
    href: '/record',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const field = await screen.findByRole('textbox', { name: label });
  fireEvent.change(field, { target: { value: text } });
  const filter = (name: string) => store.get(paymentList.activeAtom).find((one) => one.name === name)?.text;
  return { filter };
}

describe('usePaymentFilters', () => {
  it.each([
    ['invisible characters', `\u200B${NUMBER}\u2060`],
    ['the apostrophe of a spreadsheet', `'${NUMBER}`],
    ['groups', NUMBER.replace(/.{4}/g, '$& ')],
    ['full-width digits', NUMBER.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))],
  ])('accepts an order number with %s', async (_, text) => {
    const { filter } = await type(/platform order/i, text);
    await waitFor(() => expect(filter('trade_no')).toBe(NUMBER));
  });

  it('ignores an invisible character after a merchant order number', async () => {
    const { filter } = await type(/merchant order/i, 'INV-20261126-0022\u200B');
    await waitFor(() => expect(filter('out_trade_no')).toBe('INV-20261126-0022'));
  });

  it.each(['8.41218E+31', '8,41218e+31'])('explains that a spreadsheet rounded %s', async (text) => {
    const { filter } = await type(/platform order/i, text);
    expect(await screen.findByText(/a spreadsheet rounded this number/i)).toBeTruthy();
    expect(filter('trade_no')).toBeUndefined();
  });

  it.each([
    { extensions: extensionGroups, isMultiple: 'true', appids: 'a,b' },
    { extensions: [], isMultiple: null, appids: null },
  ])(
    'allows several applications only if the server supports them',
    async ({ extensions, isMultiple, appids }) => {
      const { store, requests } = openScreen(<Screen />, {
        bank: createMockApi({ merchant: 'authorised' }),
        href: '/record?appid=a,b',
        extensions,
      });
      store.sub(paymentList.queryAtom, () => undefined);
      const calls = () => requests.filter(({ path }) => path.endsWith('/transactions/list'));
      await waitFor(() => expect(calls()).toHaveLength(1));
      expect(calls().map(({ query }) => [query.get('appid'), query.get('appids')])).toEqual([
        ['a,b', appids],
      ]);
      fireEvent.click(await screen.findByRole('button', { name: /^Application|Application$/ }));
      const options = await screen.findByRole('listbox');
      expect(options.getAttribute('aria-multiselectable')).toBe(isMultiple);
    },
  );
});
