import { Button } from '@settlement/design-system/Button';
import { TagGroup } from '@settlement/design-system/TagGroup';
import { useText } from '#i18n/useText.ts';
import * as css from './list.css.ts';
import type { ShownFilter } from './shownFilters.ts';

interface FilterChipsProps {
  readonly shown: readonly ShownFilter[];
  readonly onRemove: (names: readonly string[]) => void;
  readonly onClear: () => void;
}

export function FilterChips({ shown, onRemove, onClear }: FilterChipsProps) {
  const text = useText();
  return (
    <div className={css.chips}>
      <div className={css.wholeChips}>
        <TagGroup
          label={text('common.filter.active', { count: shown.length })}
          items={shown.map(({ name, message }) => ({ id: name, label: message }))}
          labels={{ remove: text('common.filter.removeTag') }}
          onRemove={(id) => onRemove([id])}
        />
      </div>
      <Button variant="ghost" size="small" onPress={onClear}>
        {text('common.filter.clearAll')}
      </Button>
    </div>
  );
}
