import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Card } from '@settlement/design-system/Card';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, startTransition, useState } from 'react';
import { isMobileAtom } from '#data/session.ts';
import { useText } from '#i18n/useText.ts';
import type { FilterTexts } from '#kit/list/listSearch.ts';
import { deferred } from '../deferred.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DatesFilter } from './DatesFilter.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterButton } from './FilterButton.tsx';
import * as css from './list.css.ts';
import type { FilterField, FilterFields } from './filterFields.ts';
import type { FilteredList } from './listOf.ts';
import { TypedFilter } from './TypedFilter.tsx';

// A combo box weighs more than the rest of a list, and most lists have none.
const FindFilter = deferred(async () => (await import('./FindFilter.tsx')).FindFilter, {
  loading: <Skeleton shape="block" height="60px" />,
});

interface FiltersProps<Name extends string> {
  readonly list: FilteredList<Name>;
  readonly filters: FilterFields<Name>;
  /** On phones beside the button of the sheet: what else the list offers. */
  readonly tools?: ReactNode;
  /** Where the list is a part of a card already. */
  readonly isBare?: boolean;
  /** Within a dialog: fields on phones, too, and the chips clear them. */
  readonly isInline?: boolean;
}

/**
 * What narrows a list, and the chips of what does: fields on desktops, a search and a sheet on phones.
 * Each lands in the address as it changes. `f` leads here.
 */
export function Filters<Name extends string>(props: FiltersProps<Name>) {
  const { list, filters, tools, isBare = false, isInline = false } = props;
  const text = useText();
  const isMobile = useAtomValue(isMobileAtom) && !isInline;
  const active = useAtomValue(list.activeAtom);
  const clearAll = useSetAtom(list.clearAtom);
  const [clearings, setClearings] = useState(0);
  const [hasMore, setMore] = useState(false);
  const names = namesOf(filters.fields);
  const search = names.find((name) => filters.fields[name].kind === 'search');
  const outside = isMobile ? search : undefined;

  // Remounting a field drops text that the URL does not contain, such as an invalid value.
  const clear = () => {
    setClearings(clearings + 1);
    clearAll();
  };
  const fieldOf = (name: Name) => (
    <Filter
      key={`${name} ${clearings}`}
      list={list}
      name={name}
      field={filters.fields[name]}
      isBare={name === outside}
    />
  );
  const isMore = (name: Name) => filters.fields[name].isMore ?? false;
  const isMoreSet = active.some(({ name }) => name !== 'range' && isMore(name));
  const inside = names.filter((name) => name !== outside);
  const fields = (
    <>
      {inside.filter((name) => !isMore(name)).map(fieldOf)}
      {filters.dates && <ListDates list={list} field={filters.dates} />}
      {(hasMore || isMoreSet) && inside.filter(isMore).map(fieldOf)}
      {!hasMore && !isMoreSet && inside.some(isMore) && (
        <div className={css.more}>
          <Button variant="ghost" onPress={() => setMore(true)}>
            {text('common.filter.more')}
          </Button>
        </div>
      )}
    </>
  );
  const chips = <FilterChips list={list} filters={filters} onClear={clear} />;

  if (isMobile) {
    return (
      <>
        <Inline>
          {outside !== undefined && <div className={css.grow}>{fieldOf(outside)}</div>}
          <FilterButton count={active.filter(({ name }) => name !== outside).length} onClear={clear}>
            {fields}
          </FilterButton>
          {outside === undefined && tools}
        </Inline>
        {outside !== undefined && tools && <Inline>{tools}</Inline>}
        {chips}
      </>
    );
  }
  const content = (
    <>
      <div
        className={css.filters}
        role="group"
        aria-label={text('common.filter.title')}
        aria-keyshortcuts="f"
      >
        {fields}
      </div>
      {chips}
    </>
  );
  if (isInline) return <div>{content}</div>;
  return isBare ? <div className={css.bare}>{content}</div> : <Card padding="m">{content}</Card>;
}

interface FilterProps<Name extends string> {
  readonly list: FilteredList<Name>;
  readonly name: Name;
  readonly field: FilterField;
  readonly isBare: boolean;
}

function Filter<Name extends string>({ list, name, field, isBare }: FilterProps<Name>) {
  const value = useAtomValue(list.activeAtom).find((filter) => filter.name === name)?.text;
  const narrow = useNarrow(list);
  const onChange = (text: string | undefined) => narrow({ [name]: text });
  if (field.kind === 'other') return field.field?.(value, onChange);
  if (!('choices' in field)) {
    return <TypedFilter field={field} value={value} isBare={isBare} onChange={onChange} />;
  }
  const cleared = Object.fromEntries((field.clears ?? []).map((other) => [other, undefined]));
  const props = {
    field,
    value,
    onChange: (text: string | undefined) => narrow({ ...cleared, [name]: text }),
  };
  return field.kind === 'find' ? <FindFilter {...props} /> : <ChoiceFilter {...props} />;
}

type ListDatesProps<Name extends string> = Pick<FiltersProps<Name>, 'list'> & {
  readonly field: NonNullable<FilterFields<Name>['dates']>;
};

function ListDates<Name extends string>({ list, field }: ListDatesProps<Name>) {
  const value = useAtomValue(list.datesAtom);
  const narrow = useNarrow(list);
  const filter = <DatesFilter field={field} value={value} onChange={narrow} />;
  return field.kind === 'days' ? <div className={css.dates}>{filter}</div> : filter;
}

/** The rows on screen stay until the others are there. */
function useNarrow({ narrowAtom }: Pick<FilteredList<string>, 'narrowAtom'>) {
  const narrow = useSetAtom(narrowAtom);
  return (texts: FilterTexts) => startTransition(() => narrow(texts));
}

function namesOf<Name extends string>(fields: Readonly<Record<Name, FilterField>>): readonly Name[] {
  return Object.keys(fields).filter((name): name is Name => name in fields);
}
