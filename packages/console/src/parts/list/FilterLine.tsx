import { Button } from '@settlement/design-system/Button';
import { FilterPill } from '@settlement/design-system/FilterPill';
import { CloseIcon, FilterIcon } from '@settlement/design-system/icons';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { focusField } from '#lib/browser/pressControl.ts';
import { useDialogTrigger } from '../loading/deferred.tsx';
import { FilterSheet } from './FilterButton.tsx';
import { ToolLabel } from './ListTools.tsx';
import * as css from './list.css.ts';
import type { FilterField, FilterFields } from './filterFields.ts';
import type { ShownFilter } from './shownFilters.ts';

interface FilterLineProps<Name extends string> {
  readonly filters: FilterFields<Name>;
  readonly names: readonly Name[];
  readonly search: ReactNode;
  readonly dates: ReactNode;
  readonly shown: readonly ShownFilter[];
  readonly fieldOf: (name: Name, isFocused?: boolean) => ReactNode;
  readonly onRemove: (names: readonly string[]) => void;
  readonly onClear: () => void;
}

export function FilterLine<Name extends string>(props: FilterLineProps<Name>) {
  const { filters, names, search, dates, shown, fieldOf, onRemove, onClear } = props;
  const { fields } = filters;
  const text = useText();
  const { dialog, trigger } = useDialogTrigger(FilterSheet);
  const [opened, setOpened] = useState<Name>();
  const anchor = useRef<Element>(null);
  const line = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLDivElement>(null);

  const activeOf = (name: string) => shown.find((one) => one.name === name);
  const others = names.filter((name) => fields[name].kind !== 'search' && !hasPill(fields[name]));
  const inside = others.filter((name) => isFillable(fields[name]));
  const isShown = (name: Name) =>
    activeOf(name) !== undefined || name === opened || fields[name].kind === 'find';

  const openerOf = (name?: Name) => ({
    ...trigger,
    onPress: ({ target }: { readonly target: Element }) => {
      anchor.current = target;
      setOpened(name);
      trigger.onPress();
    },
  });
  const remove = (name: Name) => {
    onRemove(filtersOf(fields, name));
    if (hasPill(fields[name]) || fields[name].kind === 'find') return;
    setOpened(undefined);
    focusField(more.current ?? line.current);
  };

  return (
    <div
      ref={line}
      className={css.line}
      role="group"
      aria-label={text('common.filter.title')}
      aria-keyshortcuts="f"
    >
      {search && <div className={css.search}>{search}</div>}
      {filters.dates && (
        <Pill
          active={activeOf('range')}
          // The default range `24h` also restricts the list, so its pill isn't shown as empty.
          isEmpty={filters.dates.kind === 'days' && !activeOf('range')}
          onRemove={() => onRemove(['range'])}
        >
          {dates}
        </Pill>
      )}
      {names
        .filter((name) => hasPill(fields[name]))
        .map((name) => (
          <Pill key={name} active={activeOf(name)} onRemove={() => remove(name)}>
            {fieldOf(name)}
          </Pill>
        ))}
      {others.filter(isShown).map((name) => {
        const active = activeOf(name);
        const label = (
          <>
            <span className={css.pillLabel}>{fields[name].label}</span> {active?.value}
          </>
        );
        return (
          <Pill key={name} active={active} onRemove={() => remove(name)}>
            {isFillable(fields[name]) ? (
              <Button variant="ghost" tone={active ? 'accent' : 'neutral'} size="small" {...openerOf(name)}>
                {label}
              </Button>
            ) : (
              <span className={css.pillText}>{label}</span>
            )}
          </Pill>
        );
      })}
      {inside.length > 0 && (
        <div ref={more}>
          <FilterPill isEmpty>
            <Button variant="ghost" size="small" icon={<FilterIcon aria-hidden="true" />} {...openerOf()}>
              <ToolLabel>{text('common.filter.open')}</ToolLabel>
            </Button>
          </FilterPill>
        </div>
      )}
      {shown.length > 0 && (
        <Button
          variant="ghost"
          size="small"
          icon={<CloseIcon aria-hidden="true" />}
          onPress={() => {
            onClear();
            setOpened(undefined);
            focusField(line.current);
          }}
        >
          <ToolLabel>{text('common.filter.clearAll')}</ToolLabel>
        </Button>
      )}
      <FilterSheet {...dialog} anchor={anchor} count={shown.length} onClear={onClear}>
        {inside.map((name, index) => fieldOf(name, opened ? name === opened : index === 0))}
      </FilterSheet>
    </div>
  );
}

interface PillProps {
  readonly active: ShownFilter | undefined;
  readonly isEmpty?: boolean;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Pill({ active, isEmpty = !active, onRemove, children }: PillProps) {
  const text = useText();
  const removal = active && {
    onRemove,
    labels: { remove: text('common.filter.remove', { filter: active.message }) },
  };
  return (
    <div className={css.pill}>
      <FilterPill isEmpty={isEmpty} {...removal}>
        {children}
      </FilterPill>
    </div>
  );
}

const isFillable = (field: FilterField): boolean => field.kind !== 'other' || field.field !== undefined;

const hasPill = (field: FilterField): boolean =>
  !field.isMore && (field.kind === 'choice' || (field.kind === 'other' && isFillable(field)));

function filtersOf<Name extends string>(fields: FilterFields<Name>['fields'], name: Name): readonly string[] {
  const field: FilterField = fields[name];
  return [name, ...('clears' in field ? (field.clears ?? []) : [])];
}
