import { use } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectStateContext, SelectValue } from 'react-aria-components/Select';
import type { SelectProps } from 'react-aria-components/Select';

import { cx } from '#css/cx.ts';
import { chosenOption, floating, optionNote, options } from '#css/floating.css.ts';
import { ChevronDownIcon } from '#icons/icons.ts';
import { isMatching } from '#css/useMediaQuery.ts';
import { media } from '#tokens/breakpoints.ts';
import { PillContext } from '../FilterPill/PillContext.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import { ownedBy } from '../Field/owner.tsx';
import type { Closed, FieldFrameProps } from '../Field/types.ts';
import { splitField } from '../Field/fieldProps.ts';
import { useCloseRequests } from '../Overlay/CloseRequests.tsx';
import * as selectCss from './Select.css.ts';
import * as sheetCss from './sheet.css.ts';

export interface SelectPartsProps extends FieldFrameProps {
  /** The `SelectItem` elements. */
  children: ReactNode;
  /** The text shown while nothing is selected. Default: "Select an item" in the current language. */
  placeholder?: string;
  /** The content shown in an empty open list. */
  empty?: ReactNode;
  /** The size. Use `large` for the main field of a form. @default 'medium' */
  size?: 'medium' | 'large';
}

const isSheet = () => isMatching(media.mobile);

/** Returns an inline style for the list. On phones, it overrides the position next to the button. */
const sheetOnPhones = (): CSSProperties => (isSheet() ? { position: 'fixed' } : {});

type Mode = 'single' | 'multiple';

/** Renders the common part of `Select` and `MultiSelect`. The page behind an open list doesn't scroll. */
export function SelectBase<M extends Mode>(props: Closed<SelectProps<object, M>> & SelectPartsProps) {
  const { head, notes, rest } = splitField(props);
  const { children, empty, size, ...behaviour } = rest;
  const pill = use(PillContext);
  return (
    <Select<object, M>
      // The list may open before its options are loaded.
      allowsEmptyCollection
      {...behaviour}
      className={css.root}
    >
      <FieldLabel {...head} />
      <Button className={cx(css.control({ size }), css.trigger)}>
        <SelectValue className={cx(css.triggerValue, chosenOption)} />
        <ChevronDownIcon size={18} className={css.triggerIcon} aria-hidden="true" />
      </Button>
      <FieldNotes {...notes} />
      <SelectCloseRequests />
      <Popover
        className={cx(floating, selectCss.list, sheetCss.sheet)}
        offset={4}
        maxHeight={360}
        style={sheetOnPhones}
        {...(pill && { triggerRef: pill })}
      >
        <div className={sheetCss.title} aria-hidden="true">
          {head.label}
        </div>
        {ownedBy('Select', <Options empty={empty}>{children}</Options>)}
      </Popover>
    </Select>
  );
}

/** Renders the options. A press that started on the button doesn't select an option below it. */
function Options({ empty, children }: Pick<SelectPartsProps, 'empty' | 'children'>) {
  return (
    <ListBox
      className={options}
      shouldFocusOnHover={!isSheet()}
      renderEmptyState={() => empty && <div className={cx(optionNote, selectCss.empty)}>{empty}</div>}
    >
      {children}
    </ListBox>
  );
}

/**
 * Closes the list with the back button of a phone. Uses the state of the select instead of the closest
 * overlay, because React Aria also renders a hidden copy of the children. In this copy, the closest overlay
 * would be a dialog around the select.
 */
function SelectCloseRequests() {
  useCloseRequests(use(SelectStateContext));
  return null;
}
