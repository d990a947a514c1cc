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
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SearchList.css.ts';

export interface SearchListItem {
  /** What `onChoose` gets. */
  id: string;
  /** What is found. */
  label: string;
  /** Muted second fact. */
  detail?: ReactNode;
  /** Icon before the words; decoration. */
  icon?: ReactNode;
  /** At the far end, as a status. */
  end?: ReactNode;
}

export interface SearchListGroup {
  /** Stays with the group. */
  id: string;
  /** Heading above its items. */
  title: string;
  /** The best first. */
  items: readonly SearchListItem[];
}

export interface SearchListProps {
  /** Names the field and the list. */
  label: string;
  /** An example, never the label. */
  placeholder: string;
  /** What is typed. */
  value: string;
  /** Told each change of the text. */
  onChange: (text: string) => void;
  /** What was found, in groups; a group without items is left out. */
  groups: readonly SearchListGroup[];
  /** Told the id of the item that was chosen. */
  onChoose: (id: string) => void;
  /** Shown where nothing was found. */
  emptyLabel: ReactNode;
  /** Announced when it changes: the number of results, or that the search is running. */
  status: string;
}

/**
 * A field with what it finds under it; the arrows walk through the list while the focus stays in the field
 * (APG combobox). For a choice in a form: use `ComboBox`.
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
}: SearchListProps) {
  const field = useRef<HTMLInputElement>(null);
  // A search is opened to type.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={css.root}>
      <Autocomplete inputValue={value} onInputChange={onChange}>
        <SearchField aria-label={label} className={control()}>
          <span className={css.sign} aria-hidden="true">
            <SearchIcon size={18} />
          </span>
          <Input ref={field} className={input} placeholder={placeholder} />
        </SearchField>
        <ListBox
          aria-label={label}
          className={cx(floating.options, css.list)}
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
                  <ListBoxItem key={item.id} id={item.id} textValue={item.label} className={floating.option}>
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
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            ))}
        </ListBox>
      </Autocomplete>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </div>
  );
}
