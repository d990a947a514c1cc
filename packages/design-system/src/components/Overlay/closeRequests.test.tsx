// @vitest-environment jsdom
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';

/**
 * Simulates the `CloseWatcher` of a browser. The watchers are created without a press in between, so a close
 * request closes all of them, the newest first.
 */
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

const goBack = () =>
  act(() => {
    for (const watcher of Watcher.open.toReversed()) {
      watcher.destroy();
      watcher.onclose?.();
    }
  });

const onClose = vi.fn<() => void>();
let root: Root;

const show = (isLocked: boolean, children: ReactNode = 'Rows') =>
  act(() =>
    root.render(
      <Dialog title="Export" isLocked={isLocked} onClose={onClose}>
        {children}
      </Dialog>,
    ),
  );

const trigger = <Button>Open</Button>;
const panel = { trigger, title: 'Panel', children: 'Text' };
const choice = { label: 'Network', children: <SelectItem id="tron">TRON</SelectItem> };
const overlays = {
  ComboBox: <ComboBox {...choice} labels={{ open: 'Open the list' }} empty="No match" />,
  DateRangePicker: (
    <DateRangePicker
      label="Created"
      value={null}
      onChange={() => {}}
      labels={{ presets: 'Preset ranges', clear: 'Any time' }}
    />
  ),
  Dialog: <Dialog {...panel} />,
  Drawer: <Drawer {...panel} />,
  Menu: (
    <Menu trigger={trigger}>
      <MenuItem id="en">English</MenuItem>
    </Menu>
  ),
  MultiSelect: <MultiSelect {...choice} placeholder="Any" />,
  Popover: (
    <Popover trigger={trigger} label="Panel">
      Text
    </Popover>
  ),
  Select: <Select {...choice} placeholder="Choose a network" />,
  Sheet: <Sheet {...panel} />,
};

function openInside(): () => boolean {
  const control = document.querySelector<HTMLElement>('[role="combobox"], [aria-expanded]');
  const isOpen = () => control?.getAttribute('aria-expanded') === 'true';
  expect(isOpen()).toBe(false);
  act(() => control?.click());
  expect(isOpen()).toBe(true);
  return isOpen;
}

describe('the back button of a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('CloseWatcher', Watcher);
    Watcher.open = [];
    onClose.mockClear();
    root = createRoot(document.body.appendChild(document.createElement('div')));
  });
  afterEach(() => {
    act(() => root.unmount());
  });

  it('requests closing again if the dialog stayed open after the first request', () => {
    show(false);
    goBack();
    goBack();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('closes a locked dialog only after the dialog is unlocked', () => {
    show(true);
    goBack();
    expect(onClose).not.toHaveBeenCalled();
    expect(Watcher.open).toHaveLength(1);
    show(false);
    goBack();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes neither a locked drawer nor the dialog below it', () => {
    show(false, <Drawer {...panel} isLocked />);
    const isOpen = openInside();
    goBack();
    expect(isOpen()).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes a list before its dialog, even if the dialog was unlocked later', () => {
    show(true, overlays.Select);
    const isOpen = openInside();
    show(false, overlays.Select);
    goBack();
    expect(isOpen()).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes the dialog, unlike a close request that the Escape key causes', () => {
    vi.useFakeTimers();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    show(false);
    // The event is dispatched outside of the dialog, so that React Aria doesn't handle it.
    document.body.dispatchEvent(escape);
    goBack();
    expect(onClose).not.toHaveBeenCalled();
    expect(escape.defaultPrevented).toBe(false);
    vi.runAllTimers();
    goBack();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('isn’t intercepted after the dialog is closed', () => {
    show(false);
    act(() => root.render(null));
    expect(Watcher.open).toEqual([]);
  });

  it.each(Object.entries(overlays))('closes %s before the surrounding dialog', (_name, overlay) => {
    show(false, overlay);
    const isOpen = openInside();
    goBack();
    expect(isOpen()).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    goBack();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
