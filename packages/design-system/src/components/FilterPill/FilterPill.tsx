import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

import { CloseIcon } from '#icons/icons.ts';
import * as css from './FilterPill.css.ts';
import { PillContext } from './PillContext.ts';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface FilterPillProps {
  /** A `Select`, `MultiSelect` or `DateRangePicker`, which shows its label and value on one line, or a ghost `Button`. */
  children: ReactNode;
  /** Hides the value of the field, because the filter isn't set. */
  isEmpty?: boolean;
  /** Removes the filter. A pill with this prop looks active. */
  onRemove?: (() => void) | undefined;
  /** Replaces the label of the remove button. Name the filter and its value. */
  labels?: Labels<'FilterPill'>;
}

/** A pill that shows a filter and its value, and opens its field. For removable labels, use `TagGroup`. */
export function FilterPill({ children, isEmpty = false, onRemove, labels }: FilterPillProps) {
  const { remove } = useLabels('FilterPill', { remove: 'Remove filter' }, labels);
  const pill = useRef<HTMLDivElement>(null);
  return (
    <div ref={pill} className={css.pill} data-pill={onRemove ? 'active' : isEmpty ? 'empty' : 'fixed'}>
      <PillContext value={pill}>{children}</PillContext>
      {onRemove && (
        <Button
          aria-label={remove}
          className={css.remove}
          onPress={() => {
            // The remove button is no longer rendered, so the field takes the focus.
            pill.current?.querySelector('button')?.focus();
            onRemove();
          }}
        >
          <CloseIcon size={14} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
