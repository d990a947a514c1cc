import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import * as css from './values.css.ts';

/** Shows the full address in groups of four, because look-alikes differ in the middle. */
export function FullAddress({ value }: { readonly value: string }) {
  return (
    <>
      <span className={css.spoken}>
        <VisuallyHidden>{value}</VisuallyHidden>
      </span>
      <span className={css.address} aria-hidden="true">
        {groupsOf(value).map(({ from, group }) => (
          <span key={from} className={css.group}>
            {group}
          </span>
        ))}
      </span>
    </>
  );
}

function groupsOf(value: string): { from: number; group: string }[] {
  return Array.from({ length: Math.ceil(value.length / 4) }, (_, index) => ({
    from: index * 4,
    group: value.slice(index * 4, index * 4 + 4),
  }));
}
