import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';

import { CloseIcon } from '#icons/icons.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './TagGroup.css.ts';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

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
  /** Replaces the label of the remove buttons ("Remove filter"), which precedes the label of the tag. */
  labels?: Labels<'TagGroup'>;
}

/** Removable labels with arrow key navigation. For a single label, use `Tag`. */
export function TagGroup({ label, items, onRemove, labels }: TagGroupProps) {
  const { remove } = useLabels('TagGroup', { remove: 'Remove' }, labels);
  return (
    <AriaTagGroup onRemove={onRemove && ((keys) => Array.from(keys, String).forEach((id) => onRemove(id)))}>
      <Label className={visuallyHidden}>{label}</Label>
      <TagList items={items} className={css.list}>
        {(item) => (
          <Tag id={item.id} textValue={item.label} className={css.tag}>
            {item.label}
            {onRemove && (
              <Button slot="remove" aria-label={remove} className={css.remove}>
                <CloseIcon size={14} aria-hidden="true" />
              </Button>
            )}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  );
}
