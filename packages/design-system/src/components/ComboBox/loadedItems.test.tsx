// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { SelectItem } from '../Select/SelectItem.tsx';
import { ComboBox } from './ComboBox.tsx';

const chosen = vi.fn<(id: string | null) => void>();
const searched = vi.fn<(text: string) => void>();

function Countries({ found }: { readonly found?: readonly string[] }) {
  return (
    <ComboBox
      label="Country"
      filter={() => true}
      onInputChange={searched}
      onChange={chosen}
      empty={found === undefined ? 'Loading…' : undefined}
    >
      {found?.map((name) => (
        <SelectItem key={name} id={name}>
          {name}
        </SelectItem>
      ))}
    </ComboBox>
  );
}

it('ComboBox shows items that a server returns while the user types', async () => {
  const { rerender } = render(<Countries />);
  const input = screen.getByRole('combobox', { name: 'Country' });
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'island' } });
  expect(await screen.findByText('Loading…')).toBeDefined();
  expect(searched).toHaveBeenCalledWith('island');
  rerender(<Countries found={[]} />);
  expect(await screen.findByText('No matches')).toBeDefined();
  rerender(<Countries found={['Iceland']} />);
  fireEvent.click(await screen.findByRole('option', { name: 'Iceland' }));
  expect(chosen).toHaveBeenLastCalledWith('Iceland');
});
