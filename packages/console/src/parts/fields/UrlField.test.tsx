// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { UrlField } from './UrlField.tsx';

function Field() {
  const [value, setValue] = useState('');
  return <UrlField label="Website" value={value} onChange={setValue} />;
}

it.each([
  ['harborlight.example', 'https://harborlight.example'],
  [' shop.example/hooks?a=1 ', 'https://shop.example/hooks?a=1'],
  ['localhost', 'localhost'],
  ['http://shop.example', 'http://shop.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['not a host', 'not a host'],
  ['', ''],
])('UrlField turns %j into %j when it loses focus', (typed, whole) => {
  render(<Field />);
  const field = screen.getByRole('textbox', { name: 'Website' });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', whole);
});

it('UrlField completes the URL before Enter submits the form', () => {
  const sent: string[] = [];
  function Page() {
    const [value, setValue] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(value);
        }}
      >
        <UrlField label="Website" value={value} onChange={setValue} />
        <button type="submit">Save</button>
      </form>
    );
  }
  render(<Page />);
  const field = screen.getByRole('textbox', { name: 'Website' });
  fireEvent.change(field, { target: { value: 'shop.example' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.submit(field);
  expect(sent).toEqual(['https://shop.example']);
});
