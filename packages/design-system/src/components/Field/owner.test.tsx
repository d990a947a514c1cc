// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { MenuItem } from '../Menu/Menu.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

it.each([
  ['SelectItem', 'Select, MultiSelect or ComboBox', () => <SelectItem id="one">One</SelectItem>],
  ['MenuItem', 'Menu', () => <MenuItem id="one">One</MenuItem>],
])('%s throws an error outside of a suitable parent component', (item, owner, Element) => {
  expect(() => render(<Element />)).toThrow(`${item} must be inside ${owner}.`);
});
