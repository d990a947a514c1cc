import { Button } from '@settlement/design-system/Button';
import { CloseIcon } from '@settlement/design-system/icons';
import { useText } from '../i18n/useText.ts';
import * as css from './filterChips.css.ts';

interface FilterChipsProps {
  readonly filters: readonly {
    readonly id: string;
    readonly message: string;
    readonly onRemove: () => void;
  }[];
  readonly onClear: () => void;
}

/** What narrows a list now; each can be taken away by itself. */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  const text = useText();
  if (filters.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={text('common.filter.active', { count: filters.length })}>
      {filters.map(({ id, message, onRemove }) => (
        <li key={id}>
          <Button
            variant="soft"
            size="small"
            iconEnd={<CloseIcon aria-hidden="true" size={14} />}
            aria-label={text('common.filter.remove', { filter: message })}
            onPress={onRemove}
          >
            {message}
          </Button>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="small" onPress={onClear}>
          {text('common.filter.clearAll')}
        </Button>
      </li>
    </ul>
  );
}
