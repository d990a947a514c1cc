// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { loadTemporal } from '#lib/time/temporal.ts';
import { Amount } from './Amount.tsx';
import * as css from './amount.css.ts';

beforeAll(loadTemporal);

const show = (amount: ReactElement) =>
  openScreen(amount, { bank: createMockApi({ merchant: 'authorised' }), href: '/record' });

describe('Amount', () => {
  it.each([
    ['1240', '1,240.000000 USDT', '.000000'],
    ['64.9', '64.900000 USDT', '00000'],
    ['1000.0204', '1,000.020400 USDT', '00'],
    ['0.541703', '0.541703 USDT', undefined],
    ['0', '0.000000 USDT', '.000000'],
    ['none', '— USDT', undefined],
  ])('shows %s as “%s” with muted trailing zeros', async (value, whole, zeros) => {
    show(<Amount value={value} token="USDT" />);
    const amount = await screen.findByTitle(/USDT$/);
    expect(amount.textContent).toBe(whole);
    expect(amount.querySelector(`.${css.zeros}`)?.textContent).toBe(zeros);
  });

  it('shows a plus sign if the sign prop is “always”', async () => {
    show(<Amount value="5" token="SOL" sign="always" />);
    expect((await screen.findByTitle(/SOL$/)).textContent).toBe('+5.000000 SOL');
  });
});
