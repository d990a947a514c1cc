import { useMemo, useState } from 'react';

import { SelectBase } from './SelectBase.tsx';
import type { SelectBaseProps } from './SelectBase.tsx';

export interface SelectProps extends SelectBaseProps {
  /** Id of the chosen item, or null. */
  selectedKey?: string | null;
  defaultSelectedKey?: string;
  onSelectionChange?: (key: string) => void;
}

/** One of a few. Over a dozen, or to look for: use `ComboBox`. Two or three always seen: `SegmentedControl`. */
export function Select({ selectedKey, defaultSelectedKey, onSelectionChange, ...base }: SelectProps) {
  const [own, setOwn] = useState<string | null>(defaultSelectedKey ?? null);
  const key = selectedKey === undefined ? own : selectedKey;
  const selected = useMemo(() => new Set(key === null ? [] : [key]), [key]);
  return (
    <SelectBase
      {...base}
      isMultiple={false}
      selected={selected}
      onChoose={(chosen) => {
        setOwn(chosen);
        if (chosen !== key) onSelectionChange?.(chosen);
      }}
    />
  );
}
