// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { paymentList } from '#data/payments.ts';
import { loadTemporal } from '#lib/temporal.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { useRecordFilters } from './useRecordFilters.tsx';

beforeAll(loadTemporal);

const NUMBER = '84121795143570000000000000000001';

function Screen() {
  return <Filters list={paymentList} filters={useRecordFilters()} />;
}

async function type(label: RegExp, text: string) {
  const { store } = openScreen(<Screen />, {
    bank: createMockApi({ merchant: 'authorised' }),
    href: '/record',
  });
  const field = await screen.findByRole('textbox', { name: label });
  fireEvent.change(field, { target: { value: text } });
  const filter = (name: string) => store.get(paymentList.activeAtom).find((one) => one.name === name)?.text;
  return { filter };
}

describe('the filters of payments', () => {
  it.each([
    ['invisible characters', `\u200B${NUMBER}\u2060`],
    ['the apostrophe of a spreadsheet', `'${NUMBER}`],
    ['groups', NUMBER.replace(/.{4}/g, '$& ')],
    ['full-width digits', NUMBER.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))],
  ])('find a number with %s', async (_, text) => {
    const { filter } = await type(/platform order/i, text);
    await waitFor(() => expect(filter('trade_no')).toBe(NUMBER));
  });

  it('find a merchant order with an invisible character behind it', async () => {
    const { filter } = await type(/merchant order/i, 'INV-20261126-0022\u200B');
    await waitFor(() => expect(filter('out_trade_no')).toBe('INV-20261126-0022'));
  });

  it.each(['8.41218E+31', '8,41218e+31'])('explain that a spreadsheet rounded %s', async (text) => {
    const { filter } = await type(/platform order/i, text);
    expect(await screen.findByText(/a spreadsheet rounded this number/i)).toBeTruthy();
    expect(filter('trade_no')).toBeUndefined();
  });
});
