// @vitest-environment jsdom
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';

/** As a browser has it: the newest one is asked first. */
class Watcher {
  static open: Watcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    Watcher.open.push(this);
  }
  destroy() {
    Watcher.open = Watcher.open.filter((one) => one !== this);
  }
}

/** The back button of a phone. */
const goBack = () =>
  act(() => {
    const watcher = Watcher.open.at(-1);
    watcher?.destroy();
    watcher?.onclose?.();
  });

const onOpenChange = vi.fn<(isOpen: boolean) => void>();
let unmount = () => {};

function show(isLocked: boolean, children: ReactNode = 'Rows'): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => root.unmount();
  const state = { isOpen: true, isLocked, onOpenChange };
  act(() =>
    root.render(
      <Dialog title="Export" closeLabel="Close" {...state}>
        {children}
      </Dialog>,
    ),
  );
}

describe('the back button of a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('CloseWatcher', Watcher);
    Watcher.open = [];
    onOpenChange.mockClear();
  });
  afterEach(() => {
    act(() => unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('closes an open dialog, and asks again where that is refused', () => {
    show(false);
    goBack();
    goBack();
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });

  it('leaves a locked dialog alone', () => {
    show(true);
    goBack();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('is no request of Escape, which may be for a tooltip over the dialog', () => {
    vi.useFakeTimers();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    show(false);
    // On no element of the dialog: React Aria does not see it, only the browser does.
    document.body.dispatchEvent(escape);
    goBack();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(escape.defaultPrevented).toBe(false);
    vi.runAllTimers();
    goBack();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it('is free once the dialog is gone', () => {
    show(false);
    act(() => unmount());
    expect(Watcher.open).toEqual([]);
  });

  it.each([
    [
      'Select',
      <Select key="select" label="Network" placeholder="Choose a network">
        <SelectItem id="tron">TRON</SelectItem>
      </Select>,
      'button[aria-haspopup]',
    ],
    [
      'ComboBox',
      <ComboBox key="combobox" label="Network" openLabel="Open the list" emptyLabel="No match">
        <SelectItem id="tron">TRON</SelectItem>
      </ComboBox>,
      '[role="combobox"]',
    ],
  ])('closes the list of %s, not the locked dialog around it', (_name, field, selector) => {
    show(true, field);
    const control = document.querySelector<HTMLElement>(selector);
    const isExpanded = () => control?.getAttribute('aria-expanded');
    goBack();
    act(() => control?.click());
    expect(isExpanded()).toBe('true');
    goBack();
    expect(isExpanded()).toBe('false');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(Watcher.open).toEqual([]);
  });
});
