// @vitest-environment jsdom
import { CalendarDate } from '@internationalized/date';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { daysOf, isWithin } from './CalendarPanel.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

it('daysOf formats dates as ISO dates, even in early years', () => {
  const range = { start: new CalendarDate(202, 1, 2), end: new CalendarDate(2026, 11, 20) };
  expect(daysOf(range)).toEqual({ start: '0202-01-02', end: '2026-11-20' });
});

it.each([
  ['2026-11-01', '2026-11-20', true],
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-20', '2026-11-01', false],
  ['2026-11-01', '2026-11-21', false],
  ['0202-11-01', '2026-11-20', false],
])('isWithin for the range from %s to %s returns %s', (start, end, isRight) => {
  expect(isWithin({ start, end }, '2020-01-01', '2026-11-20')).toBe(isRight);
});

it('isWithin accepts every range if there are no bounds', () => {
  expect(isWithin({ start: '0001-01-01', end: '9999-12-31' })).toBe(true);
});

it.each([
  ['a button', () => screen.getByRole('button', { name: 'Clear dates' })],
  ['the dialog', () => screen.getByRole('dialog')],
])('DateRangePicker discards a typed range on Escape while %s has the focus', async (_name, find) => {
  const onChange = vi.fn<() => void>();
  const value = { start: '2026-11-01', end: '2026-11-20' };
  render(createElement(DateRangePicker, { label: 'Created', value, onChange }));
  fireEvent.click(screen.getByRole('button', { name: /^Created/ }));
  const year = await screen.findByRole('spinbutton', { name: /year, Start Date/ });
  fireEvent.keyDown(year, { key: 'ArrowDown' });
  expect(year.getAttribute('aria-valuenow')).toBe('2025');
  const focused = find();
  act(() => focused.focus());
  fireEvent.keyDown(focused, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});
