// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { CommandPalette } from '../CommandPalette/CommandPalette.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';

const typed = vi.fn<(text: string) => void>();

function Field({ isList }: { readonly isList: boolean }) {
  const [value, setValue] = useState('');
  const onChange = (text: string) => {
    typed(text);
    setValue(text);
  };
  return isList ? (
    <CommandPalette
      isOpen
      title="Search"
      value={value}
      onChange={onChange}
      groups={[]}
      onAction={() => undefined}
    />
  ) : (
    <SearchField label="Search" value={value} onChange={onChange} />
  );
}

it.each([
  ['SearchField', false],
  ['CommandPalette', true],
])('%s reports a text only after an input method has composed it', (_, isList) => {
  typed.mockClear();
  render(<Field isList={isList} />);
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.compositionStart(input);
  for (const letters of ['j', 'ji', 'jin']) fireEvent.change(input, { target: { value: letters } });
  expect(input.value).toBe('jin');
  expect(typed).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: '金' } });
  fireEvent.compositionEnd(input);
  expect(typed.mock.calls).toEqual([['金']]);
  expect(input.value).toBe('金');
  fireEvent.change(input, { target: { value: '金库' } });
  expect(typed).toHaveBeenLastCalledWith('金库');
});
