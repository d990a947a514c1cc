import { useMemo } from 'react';

import { SelectBase } from '../Select/SelectBase.tsx';
import type { SelectBaseProps } from '../Select/SelectBase.tsx';

export interface MultiSelectProps extends SelectBaseProps {
  /** Ids of the chosen items. */
  selectedKeys: readonly string[];
  onSelectionChange: (keys: string[]) => void;
}

/** Any of a few, as statuses in a filter. The list stays open while choosing. For one: use `Select`. */
export function MultiSelect({ selectedKeys, onSelectionChange, ...base }: MultiSelectProps) {
  const selected = useMemo(() => new Set(selectedKeys), [selectedKeys]);
  return (
    <SelectBase
      {...base}
      isMultiple
      selected={selected}
      onChoose={(key) =>
        onSelectionChange(
          selected.has(key) ? selectedKeys.filter((other) => other !== key) : [...selectedKeys, key],
        )
      }
    />
  );
}
