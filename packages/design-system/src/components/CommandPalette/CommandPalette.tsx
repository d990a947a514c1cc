import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';

import { cx } from '#css/cx.ts';
import * as floating from '#css/floating.css.ts';
import { SearchIcon } from '#icons/icons.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { control, input } from '../Field/Field.css.ts';
import { useComposition } from '../Field/useComposition.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CommandPalette.css.ts';
import type { OverlayState } from '../Overlay/types.ts';
import type { ComponentLabels, Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface CommandPaletteItem {
  /** The ID for `onAction`. */
  id: string;
  /** The label of the result. */
  label: string;
  /** A secondary text in a muted color. */
  description?: ReactNode;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** The content at the end, such as a status. */
  end?: ReactNode;
}

export interface CommandPaletteGroup {
  /** The stable ID of the group. */
  id: string;
  /** The heading above the items. */
  title: string;
  /** The items, the best match first. */
  items: readonly CommandPaletteItem[];
}

export interface CommandPaletteProps extends Omit<OverlayState, 'defaultOpen'> {
  /** The title, which names the dialog, the field and the results. */
  title: string;
  /** The button that opens the palette. Omit it if `isOpen` is managed elsewhere, for example by a shortcut. */
  trigger?: ReactElement;
  /** An example, shown while the field is empty. It doesn't replace the title. */
  placeholder?: string;
  /** The text in the field. The caller stores it. It's cleared when the palette closes. */
  value: string;
  /** Called on each change of the text. */
  onChange: (text: string) => void;
  /** The results in groups, which the caller filters and orders. Groups without items are hidden. */
  groups: readonly CommandPaletteGroup[];
  /** Called with the ID of the chosen item. The palette closes. */
  onAction: (id: string) => void;
  /** Shows `labels.loading` instead of `empty` while results are loading. */
  isLoading?: boolean;
  /** The content shown if nothing was found. Default: `labels.empty`. */
  empty?: ReactNode;
  /** Called with the ID of the focused item when the focus moves. Enter chooses this item. */
  onFocusedChange?: (id: string) => void;
  /** Details of the focused item, next to the list. */
  preview?: ReactNode;
  /** The content below the results, such as an error. */
  footer?: ReactNode;
  /** Replaces the default texts. */
  labels?: Labels<'CommandPalette'>;
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

const texts: ComponentLabels['CommandPalette'] = {
  empty: 'No results',
  loading: 'Searching…',
  count: (count) => (count === 1 ? '1 result' : `${String(count)} results`),
};

/** A dialog that finds pages, records and commands (APG combobox). For forms, use `ComboBox`. */
export function CommandPalette({ title, trigger, isOpen, onOpenChange, ...search }: CommandPaletteProps) {
  return (
    <Dialog
      title={title}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      size={search.preview === undefined ? 'large' : 'wide'}
    >
      {(close) => <Search {...search} label={title} onClose={close} />}
    </Dialog>
  );
}

interface SearchProps extends Omit<CommandPaletteProps, 'title' | 'trigger' | keyof OverlayState> {
  label: string;
  onClose: () => void;
}

function Search({
  label,
  placeholder,
  value,
  onChange,
  groups,
  onAction,
  isLoading = false,
  empty,
  onFocusedChange,
  preview,
  footer,
  labels: own,
  onClose,
}: SearchProps) {
  const labels = useLabels('CommandPalette', texts, own);
  const field = useRef<HTMLInputElement>(null);
  const composition = useComposition({ value, onChange });
  const clear = useRef(() => onChange(''));
  // Users open the palette to type a new text, so the field gets the focus and is cleared on closing.
  useEffect(() => {
    field.current?.focus();
    return clear.current;
  }, []);
  const shown = groups.filter(({ items }) => items.length > 0);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const nothing = isLoading ? labels.loading : (empty ?? labels.empty);
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
          {/* The region can be scrolled with the keyboard without changing the focused option (WCAG 2.1.1). */}
          <div className={css.pane} role="region" aria-label={label} tabIndex={0}>
            <ListBox
              aria-label={label}
              className={floating.options}
              selectionMode="none"
              onAction={(key) => {
                onClose();
                onAction(String(key));
              }}
              renderEmptyState={() => <div className={floating.optionNote}>{nothing}</div>}
            >
              {shown.map(({ id, title, items }) => (
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
                            {item.description !== undefined && (
                              <span className={floating.optionNote}>{item.description}</span>
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
        <span role="status">
          {isLoading ? labels.loading : count === 0 ? labels.empty : labels.count(count)}
        </span>
      </VisuallyHidden>
      {footer}
    </div>
  );
}
