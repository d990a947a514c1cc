import { Inline } from '@settlement/design-system/Inline';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { isMobileAtom } from '#data/session/session.ts';
import { deferred } from '../loading/deferred.tsx';
import { Filter, ListDates } from './Filter.tsx';
import { FilterButton } from './FilterButton.tsx';
import { FilterLine } from './FilterLine.tsx';
import * as css from './list.css.ts';
import type { FilterField, FilterFields } from './filterFields.ts';
import type { FilteredList } from './listOf.ts';
import { useIgnoredFilters, useShownFilters } from './shownFilters.ts';

// Most users set no filters, so this code is loaded on demand.
const FilterChips = deferred(async () => (await import('./FilterChips.tsx')).FilterChips, {
  loading: (
    <div className={css.chips}>
      <Skeleton height="36px" width="120px" />
    </div>
  ),
});

interface FiltersProps<Name extends string> {
  readonly list: FilteredList<Name>;
  readonly filters: FilterFields<Name>;
  readonly tools?: ReactNode;
  readonly isBare?: boolean;
  /** True inside a dialog. Phones then show the filters in a line instead of a sheet. */
  readonly isInline?: boolean;
}

/** Renders the filters: a line of pills on desktops, a sheet on phones. */
export function Filters<Name extends string>(props: FiltersProps<Name>) {
  const { list, filters, tools, isBare = false, isInline = false } = props;
  const isMobile = useAtomValue(isMobileAtom);
  const shown = useShownFilters(list, filters);
  const clear = useSetAtom(list.clearAtom);
  const ignored = useIgnoredFilters(list, filters);
  const note = ignored !== undefined && (
    <Text tone="muted" size="small">
      {ignored}
    </Text>
  );
  const [clearings, setClearings] = useState(0);
  const names = namesOf(filters.fields).filter(useAtomValue(list.offersFilterAtom));
  const search = names.find((name) => filters.fields[name].kind === 'search');

  // New keys reset the fields, which also removes text that isn't in the URL, such as an invalid value.
  const clearAll = () => {
    setClearings(clearings + 1);
    clear();
  };
  const fieldOf = (name: Name, isFocused = false) => (
    <Filter
      key={`${name} ${clearings}`}
      list={list}
      name={name}
      field={filters.fields[name]}
      isFocused={isFocused}
    />
  );
  const dates = filters.dates && <ListDates list={list} field={filters.dates} />;

  if (!isMobile || isInline) {
    return (
      <div className={isBare ? css.bare : undefined}>
        <FilterLine
          filters={filters}
          names={names}
          search={search !== undefined && fieldOf(search)}
          dates={dates}
          shown={shown}
          fieldOf={fieldOf}
          onRemove={clear}
          onClear={clearAll}
        />
        {note}
      </div>
    );
  }
  return (
    <>
      <Inline>
        {search !== undefined && <div className={css.grow}>{fieldOf(search)}</div>}
        <FilterButton count={shown.filter(({ name }) => name !== search).length} onClear={clearAll}>
          {names.filter((name) => name !== search).map((name) => fieldOf(name))}
          {dates}
        </FilterButton>
        {search === undefined && tools}
      </Inline>
      {search !== undefined && tools && <Inline>{tools}</Inline>}
      {shown.length > 0 && <FilterChips shown={shown} onRemove={clear} onClear={clearAll} />}
      {note}
    </>
  );
}

function namesOf<Name extends string>(fields: Readonly<Record<Name, FilterField>>): readonly Name[] {
  return Object.keys(fields).filter((name): name is Name => name in fields);
}
