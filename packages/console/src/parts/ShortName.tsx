import * as css from './shortName.css.ts';

/** A user-defined name: however long, it takes one line and leaves room for the figures. */
export function ShortName({ children }: { readonly children: string }) {
  return (
    <span className={css.name} title={children}>
      {children}
    </span>
  );
}
