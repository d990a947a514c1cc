import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';

import { CloseIcon } from '#icons/icons.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './TagGroup.css.ts';

export interface TagGroupItem {
  /** The stable ID of the tag, for `onRemove`. */
  id: string;
  /** The text of the tag. */
  label: string;
}

export interface TagGroupProps {
  /** The accessible name of the group. */
  label: string;
  /** The tags, in order. */
  items: readonly TagGroupItem[];
  /** Removes a tag. Called for its remove button, Backspace or Delete. */
  onRemove?: (id: string) => void;
  /** The label of the remove buttons, followed by the label of the tag: "Remove filter". */
  removeLabel?: string;
}

/** Removable labels with arrow key navigation. For a single label, use `Tag`. */
export function TagGroup({ label, items, onRemove, removeLabel }: TagGroupProps) {
  return (
    <AriaTagGroup onRemove={onRemove && ((keys) => Array.from(keys, String).forEach((id) => onRemove(id)))}>
      <Label className={visuallyHidden}>{label}</Label>
      <TagList items={items} className={css.list}>
        {(item) => (
          <Tag id={item.id} textValue={item.label} className={css.tag}>
            {item.label}
            {onRemove && (
              <Button slot="remove" aria-label={removeLabel} className={css.remove}>
                <CloseIcon size={14} aria-hidden="true" />
              </Button>
            )}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  );
}
