import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';

import { CloseIcon } from '#icons/icons.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './TagGroup.css.ts';

export interface TagGroupItem {
  /** Stays with the tag; `onRemove` gets it. */
  id: string;
  /** What the tag says. */
  label: string;
}

export interface TagGroupProps {
  /** Names the group for screen readers. */
  label: string;
  /** The tags, in order. */
  items: readonly TagGroupItem[];
  /** Takes one away: by its cross, by Backspace and by Delete. */
  onRemove?: (id: string) => void;
  /** Says what the crosses do; the tag's label follows it ("Remove filter"). */
  removeLabel?: string;
}

/** Labels that arrow keys move through and that can be removed. For a single label: `Tag`. */
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
