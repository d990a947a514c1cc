import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';

import { CloseIcon, SearchIcon } from '#icons/icons.ts';
import { asTyped, splitField } from '../Field/fieldProps.ts';
import type { Closed, FieldFrameProps } from '../Field/types.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import { useComposition } from '../Field/useComposition.ts';
import { AriaIconButton } from '../IconButton/AriaIconButton.tsx';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface SearchFieldProps extends Closed<AriaSearchFieldProps>, FieldFrameProps {
  /** An example, shown while the field is empty. It doesn't replace the label. */
  placeholder?: string;
  /** Replaces the label of the clear button. Escape also clears the field. */
  labels?: Labels<'SearchField'>;
  /** The input element, for setting the focus. */
  inputRef?: Ref<HTMLInputElement>;
  /** The root element, for measuring or scrolling. */
  ref?: Ref<HTMLDivElement>;
}

/** An input that searches the displayed content. To select one of many items, use `ComboBox`. */
export function SearchField(props: SearchFieldProps) {
  const { head, notes, rest } = splitField(props);
  const { placeholder, labels, inputRef, enterKeyHint = 'search', value, onChange, ...behaviour } = rest;
  const { clear } = useLabels('SearchField', { clear: 'Clear search' }, labels);
  const { input, ...composition } = useComposition({ value, onChange });
  return (
    <AriaSearchField
      {...asTyped}
      {...behaviour}
      {...composition}
      enterKeyHint={enterKeyHint}
      className={css.root}
    >
      {({ isEmpty }) => (
        <>
          <FieldLabel {...head} />
          <Group role="presentation" className={css.control()}>
            <span className={css.start}>
              <SearchIcon aria-hidden="true" />
            </span>
            <Input {...input} ref={inputRef} placeholder={placeholder} className={css.input} />
            {!isEmpty && (
              <span className={css.end}>
                <AriaIconButton label={clear} icon={<CloseIcon aria-hidden="true" />} />
              </span>
            )}
          </Group>
          <FieldNotes {...notes} />
        </>
      )}
    </AriaSearchField>
  );
}
