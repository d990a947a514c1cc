import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';

import { cx } from '#css/cx.ts';
import { ChevronDownIcon, ChevronUpIcon, GripIcon } from '#icons/icons.ts';
import { AriaIconButton } from '../IconButton/AriaIconButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dropped, stepped } from './order.ts';
import * as css from './ReorderList.css.ts';
import type { ComponentLabels, Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface ReorderItem {
  /** The stable ID of the row. */
  id: string;
  /** The name of the row, used in the labels of its buttons and in announcements. */
  label: string;
  /** The content of the row, next to its handle and buttons. */
  content: ReactNode;
}

export interface ReorderListProps {
  /** The accessible name of the list. */
  label: string;
  /** The items in their order. */
  items: readonly ReorderItem[];
  /** Called with all IDs in their new order. */
  onReorder: (ids: readonly string[]) => void;
  /** Replaces the default texts. */
  labels?: Labels<'ReorderList'>;
  /** True if rows have several lines on a phone. The layout of their buttons is then adapted there. */
  hasTallRows?: boolean;
}

type Step = -1 | 1;

const texts: ComponentLabels['ReorderList'] = {
  drag: (label) => `Drag ${label}`,
  up: (label) => `Move ${label} up`,
  down: (label) => `Move ${label} down`,
  moved: (label, position, count) => `${label} moved to position ${String(position)} of ${String(count)}`,
};

/** A list for sorting a few items by dragging, arrow keys or buttons (WCAG 2.5.7). */
export function ReorderList({ label, items, onReorder, labels: own, hasTallRows = false }: ReorderListProps) {
  const labels = useLabels('ReorderList', texts, own);
  const ids = items.map(({ id }) => id);
  const frame = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [moved, setMoved] = useState<{ id: string; by: Step; isAtEnd: boolean }>();

  const announce = (next: readonly string[], id: string) => {
    const item = items.find((one) => one.id === id);
    if (item) setAnnouncement(labels.moved(item.label, next.indexOf(id) + 1, next.length));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      if (target.dropPosition === 'on') return;
      const chosen = new Set([...keys].map(String));
      const next = dropped(ids, chosen, String(target.key), target.dropPosition);
      onReorder(next);
      for (const id of chosen) announce(next, id);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.landing} />,
  });
  const step = (id: string, by: Step) => {
    const next = stepped(ids, id, by);
    if (next === ids) return;
    onReorder(next);
    announce(next, id);
    setMoved({ id, by, isAtEnd: id === (by === -1 ? next[0] : next.at(-1)) });
  };

  // A row loses the focus when it moves in the DOM, so the pressed button takes the focus again.
  useLayoutEffect(() => {
    if (!moved) return;
    const buttons = frame.current?.querySelectorAll<HTMLElement>(
      `[data-row="${CSS.escape(moved.id)}"] button`,
    );
    const [up, down] = [...(buttons ?? [])].slice(-2);
    const [toFocus, other] = moved.by === -1 ? [up, down] : [down, up];
    // The next rendering disables the pressed button at an end, so the other button takes the focus.
    (moved.isAtEnd ? other : toFocus)?.focus();
  }, [moved]);

  return (
    <div ref={frame}>
      <GridList
        aria-label={label}
        className={css.list}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        dependencies={[items]}
      >
        {(item) => (
          <GridListItem id={item.id} textValue={item.label} className={css.row}>
            <div className={cx(css.line, hasTallRows && css.tallLine)} data-row={item.id}>
              <AriaIconButton
                slot="drag"
                label={labels.drag(item.label)}
                icon={<GripIcon aria-hidden="true" />}
              />
              <div className={cx(css.content, hasTallRows && css.tallContent)}>{item.content}</div>
              <span className={cx(css.steps, hasTallRows && css.tallSteps)}>
                <IconButton
                  size="small"
                  label={labels.up(item.label)}
                  icon={<ChevronUpIcon aria-hidden="true" />}
                  isDisabled={item.id === ids[0]}
                  onPress={() => step(item.id, -1)}
                />
                <IconButton
                  size="small"
                  label={labels.down(item.label)}
                  icon={<ChevronDownIcon aria-hidden="true" />}
                  isDisabled={item.id === ids.at(-1)}
                  onPress={() => step(item.id, 1)}
                />
              </span>
            </div>
          </GridListItem>
        )}
      </GridList>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
