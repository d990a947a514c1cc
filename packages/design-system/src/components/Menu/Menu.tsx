import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';

import { cx } from '../../css/cx.ts';
import { floating, inTopLayer, options } from '../../css/floating.css.ts';
import { useFloating } from '../../css/useFloating.ts';
import { Trigger } from '../Pressable/Trigger.tsx';
import { TriggerContext } from '../Pressable/TriggerContext.ts';
import type { TriggerProps } from '../Pressable/TriggerContext.ts';
import { menuWidth } from './Menu.css.ts';
import { MenuContext } from './MenuContext.ts';
import { menuItems, useMenuKeys } from './useMenuKeys.ts';

export interface MenuProps {
  /** The button it hangs from. */
  trigger: ReactElement;
  /** `MenuItem`s, `MenuSection`s and `MenuSeparator`s. */
  children: ReactNode;
  /** Names the menu, when the trigger's name does not fit. */
  label?: string;
  /** Called with the id of the pressed item. */
  onAction?: (id: string) => void;
  /** Whether items are commands, one choice, or several that stay open. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  selectedKeys?: Iterable<string>;
  defaultSelectedKeys?: Iterable<string>;
  onSelectionChange?: (keys: 'all' | ReadonlySet<string>) => void;
  /** Ids of items that cannot be pressed now. */
  disabledKeys?: Iterable<string>;
  /** Edge of the trigger it lines up with. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end';
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Commands or places behind a button. Not for a value in a form: use `Select`. */
export function Menu({
  trigger,
  children,
  label,
  onAction,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disabledKeys,
  placement = 'bottom start',
  isOpen: openFromOutside,
  defaultOpen = false,
  onOpenChange,
}: MenuProps) {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const setButton = useCallback((element: HTMLElement | null) => {
    button.current = element;
  }, []);
  const menu = useRef<HTMLDivElement>(null);
  const startsAtEnd = useRef(false);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const [ownKeys, setOwnKeys] = useState<ReadonlySet<string>>(() => new Set(defaultSelectedKeys));
  const isOpen = openFromOutside ?? ownOpen;
  const selected = useMemo(() => (selectedKeys ? new Set(selectedKeys) : ownKeys), [selectedKeys, ownKeys]);

  const setOpen = (next: boolean) => {
    if (next === isOpen) return;
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const close = (isBack: boolean) => {
    if (isBack) button.current?.focus();
    setOpen(false);
  };
  const onKeyDown = useMenuKeys(menu, close);
  useFloating(button, menu, isOpen, placement === 'bottom end' ? 'end' : 'start');

  useLayoutEffect(() => {
    if (!isOpen) return;
    const items = menuItems(menu.current);
    const checked = items.find((item) => item.getAttribute('aria-checked') === 'true');
    (checked ?? items.at(startsAtEnd.current ? -1 : 0))?.focus();
    startsAtEnd.current = false;
  }, [isOpen]);

  const leave = useRef(setOpen);
  useEffect(() => {
    leave.current = setOpen;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const leaveOutside = (event: Event) => {
      const index = event.target;
      if (!(index instanceof Node)) return;
      if (!menu.current?.contains(index) && !button.current?.contains(index)) leave.current(false);
    };
    document.addEventListener('pointerdown', leaveOutside, true);
    document.addEventListener('focusin', leaveOutside);
    return () => {
      document.removeEventListener('pointerdown', leaveOutside, true);
      document.removeEventListener('focusin', leaveOutside);
    };
  }, [isOpen]);

  const choose = (key: string | undefined) => {
    if (key !== undefined) {
      onAction?.(key);
      if (selectionMode !== 'none') {
        const next = selectionMode === 'single' ? new Set([key]) : toggled(selected, key);
        setOwnKeys(next);
        onSelectionChange?.(next);
      }
    }
    if (selectionMode !== 'multiple') close(true);
  };
  const context = { selectionMode, selected, disabled: new Set(disabledKeys), choose };
  const triggerProps: TriggerProps = {
    ref: setButton,
    id: `${id}-trigger`,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-menu` : undefined,
    onPress: () => setOpen(!isOpen),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      startsAtEnd.current = event.key === 'ArrowUp';
      setOpen(true);
    },
  };

  return (
    <>
      <Trigger trigger={triggerProps}>{trigger}</Trigger>
      <div
        ref={menu}
        id={`${id}-menu`}
        role="menu"
        popover="manual"
        tabIndex={-1}
        className={cx(floating, options, inTopLayer, menuWidth)}
        aria-label={label}
        aria-labelledby={label === undefined ? `${id}-trigger` : undefined}
        onKeyDown={onKeyDown}
      >
        {isOpen && (
          <TriggerContext value={null}>
            <MenuContext value={context}>{children}</MenuContext>
          </TriggerContext>
        )}
      </div>
    </>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
