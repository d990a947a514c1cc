import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';

import { cx } from '#css/cx.ts';
import * as floating from '#css/floating.css.ts';
import { SearchIcon } from '#icons/icons.ts';
import { control, input } from '../Field/Field.css.ts';
import { useComposition } from '../Field/useComposition.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SearchList.css.ts';

export interface SearchListItem {
  /** The ID for `onChoose`. */
  id: string;
  /** The label of the result. */
  label: string;
  /** A secondary text in a muted color. */
  detail?: ReactNode;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** The content at the end, such as a status. */
  end?: ReactNode;
}

export interface SearchListGroup {
  /** The stable ID of the group. */
  id: string;
  /** The heading above the items. */
  title: string;
  /** The items, the best match first. */
  items: readonly SearchListItem[];
}

export interface SearchListProps {
  /** The accessible name of the field and the list. */
  label: string;
  /** An example. It doesn't replace the label. */
  placeholder: string;
  /** The text in the search field. The caller stores it. */
  value: string;
  /** Called on each change of the text. */
  onChange: (text: string) => void;
  /** The results in groups. Groups without items are hidden. */
  groups: readonly SearchListGroup[];
  /** Called with the ID of the selected item. */
  onChoose: (id: string) => void;
  /** The text shown if nothing was found. */
  emptyLabel: ReactNode;
  /**
   * The status, which screen readers announce when it changes: the number of results, or that the search is running.
   */
  status: string;
  /** Called with the ID of the item that Enter opens. */
  onFocusedChange?: (id: string) => void;
  /** Details of the focused item, next to the list. */
  preview?: ReactNode;
}

interface FocusedProps {
  id: string;
  isFocused: boolean;
  onChange: ((id: string) => void) | undefined;
}

/** Reports the focused item in an effect, because the list has no event for its virtual focus. */
function Focused({ id, isFocused, onChange }: FocusedProps) {
  useEffect(() => {
    if (isFocused) onChange?.(id);
  }, [id, isFocused, onChange]);
  return null;
}

/**
 * A search field with results below. Arrow keys move through the results while the focus stays in the field (APG
 * combobox). For a value in a form, use `ComboBox`.
 */
export function SearchList({
  label,
  placeholder,
  value,
  onChange,
  groups,
  onChoose,
  emptyLabel,
  status,
  onFocusedChange,
  preview,
}: SearchListProps) {
  const field = useRef<HTMLInputElement>(null);
  const composition = useComposition({ value, onChange });
  // Users open the search in order to type.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={css.root}>
      <Autocomplete inputValue={composition.value} onInputChange={composition.onChange}>
        <SearchField aria-label={label} className={control()}>
          <span className={css.sign} aria-hidden="true">
            <SearchIcon size={18} />
          </span>
          <Input {...composition.input} ref={field} className={input} placeholder={placeholder} />
        </SearchField>
        <div className={cx(css.panes, preview !== undefined && css.twoPanes)}>
          {/* The region can be scrolled with the keyboard without changing the focused option (WCAG 2.1.1).
           */}
          <div className={css.pane} role="region" aria-label={label} tabIndex={0}>
            <ListBox
              aria-label={label}
              className={floating.options}
              selectionMode="none"
              onAction={(key) => onChoose(String(key))}
              renderEmptyState={() => <div className={floating.optionNote}>{emptyLabel}</div>}
            >
              {groups
                .filter(({ items }) => items.length > 0)
                .map(({ id, title, items }) => (
                  <ListBoxSection key={id} id={id}>
                    <Header className={floating.sectionTitle}>{title}</Header>
                    {items.map((item) => (
                      <ListBoxItem
                        key={item.id}
                        id={item.id}
                        textValue={item.label}
                        className={floating.option}
                      >
                        {({ isFocused }) => (
                          <>
                            <Focused id={item.id} isFocused={isFocused} onChange={onFocusedChange} />
                            {item.icon !== undefined && (
                              <span className={css.icon} aria-hidden="true">
                                {item.icon}
                              </span>
                            )}
                            <span className={cx(floating.optionText, css.message)}>
                              <span>{item.label}</span>
                              {item.detail !== undefined && (
                                <span className={floating.optionNote}>{item.detail}</span>
                              )}
                            </span>
                            {item.end !== undefined && <span className={css.end}>{item.end}</span>}
                          </>
                        )}
                      </ListBoxItem>
                    ))}
                  </ListBoxSection>
                ))}
            </ListBox>
          </div>
          {preview !== undefined && <div className={css.pane}>{preview}</div>}
        </div>
      </Autocomplete>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </div>
  );
}
