// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { RowDetail } from './RowDetail.tsx';

const rows = ['a', 'b', 'c'].map((key) => ({ key, name: `Row ${key}` }));

function Page({ first, onOpen }: { readonly first: string; readonly onOpen: (row: string) => void }) {
  const [open, setOpen] = useState<string | undefined>(first);
  const change = (row: string) => {
    onOpen(row);
    setOpen(row);
  };
  return (
    <div>
      <table>
        <tbody>
          {rows.map(({ key, name }) => (
            <tr key={key} aria-current={key === open || undefined}>
              <td>
                <button type="button" data-opener="" aria-label={name} onClick={() => change(key)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <input aria-label="Search" />
      <RowDetail title="Details" rows={rows} open={open} onOpen={change} onClose={() => setOpen(undefined)}>
        <input aria-label="Note" />
        <button type="button" aria-haspopup="listbox">
          Choose
        </button>
      </RowDetail>
    </div>
  );
}

/** Renders the page in a wide or a narrow window. */
async function show(open: string, isWide = true) {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isWide && media.includes('1280') }),
  );
  const onOpen = vi.fn<(row: string) => void>();
  openScreen(<Page first={open} onOpen={onOpen} />, { bank: createMockApi(), href: '/record' });
  const detail = await screen.findByRole(isWide ? 'region' : 'dialog', { name: 'Details' });
  // React Aria moves the focus into a dialog one frame after the dialog opens.
  await waitFor(() => expect(isWide || detail.contains(document.activeElement)).toBe(true));
  return onOpen;
}

const key = (name: string, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key: name });
const button = (name: string) => screen.getByRole('button', { name });

describe('the row navigation', () => {
  it('opens the next or previous row with J, K or the buttons', async () => {
    const onOpen = await show('b', false);
    key('j');
    key('k');
    fireEvent.click(button('Next row'));
    fireEvent.click(button('Previous row'));
    expect(onOpen.mock.calls.flat()).toEqual(['c', 'b', 'c', 'b']);
  });

  it('stops at the last row of the page', async () => {
    const onOpen = await show('c');
    key('j');
    expect(onOpen).not.toHaveBeenCalled();
    expect(button('Next row')).toHaveProperty('disabled', true);
  });

  it('announces the position and the name of the row', async () => {
    await show('a');
    key('j');
    expect(screen.getByRole('status').textContent).toBe('2 of 3, Row b');
  });

  it('opens rows with the arrow keys in the list and in the details', async () => {
    const onOpen = await show('a');
    button('Row a').focus();
    key('ArrowDown');
    expect(document.activeElement).toBe(button('Row b'));
    button('Close').focus();
    key('ArrowDown');
    key('ArrowUp');
    expect(onOpen.mock.calls.flat()).toEqual(['b', 'c', 'b']);
  });

  it('ignores keys in fields and selects, and arrow keys outside of list and details', async () => {
    const onOpen = await show('b');
    key('j', screen.getByRole('textbox', { name: 'Note' }));
    key('ArrowDown', screen.getByRole('textbox', { name: 'Note' }));
    key('ArrowDown', button('Choose'));
    key('ArrowDown', document.body);
    fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('moves the focus to its container when the pressed button becomes disabled', async () => {
    await show('b');
    button('Next row').focus();
    fireEvent.click(button('Next row'));
    expect(document.activeElement?.textContent).toContain('3 of 3');
  });
});

it('the row navigation is hidden if the open row is on another page', async () => {
  const onOpen = await show('z');
  key('j');
  expect(onOpen).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Next row' })).toBeNull();
});

describe('the panel of an open row', () => {
  it('doesn’t block the list', async () => {
    const onOpen = await show('a');
    fireEvent.click(button('Row c'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('c');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('returns the focus to the row when it’s closed with Escape', async () => {
    await show('b');
    key('Escape', screen.getByRole('textbox', { name: 'Search' }));
    expect(screen.getByRole('region')).toBeTruthy();
    key('Escape', button('Next row'));
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(button('Row b'));
  });
});
