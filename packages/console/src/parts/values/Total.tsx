import * as css from './total.css.ts';

const AFTER_CENTS = /(?<=\.\d\d)\d+$/;

/** Shows a formatted total with its third and further decimals muted, so that it's quick to read. */
export function Total({ children: shown }: { readonly children: string }) {
  const rest = AFTER_CENTS.exec(shown)?.[0] ?? '';
  return (
    <span>
      {shown.slice(0, shown.length - rest.length)}
      {rest && <span className={css.rest}>{rest}</span>}
    </span>
  );
}
