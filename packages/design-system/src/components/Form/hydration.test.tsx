// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';

import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { Select } from '../Select/Select.tsx';
import { filledFields, items } from './filledFields.tsx';

const selects = {
  Select: (
    <Select label="Shop" placeholder="Choose" defaultValue="ios">
      {items}
    </Select>
  ),
  MultiSelect: (
    <MultiSelect label="Shops" placeholder="Choose" defaultValue={['web', 'ios']}>
      {items}
    </MultiSelect>
  ),
};
const fields = Object.entries(filledFields).map(([name, { element }]) => ({ name, element }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no `matchMedia`, so the function is replaced.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

it.each([...fields, ...Object.entries(selects).map(([name, element]) => ({ name, element }))])(
  'the hydration of $name causes no warnings',
  async ({ element }) => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(logError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  },
);
