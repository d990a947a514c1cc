import * as css from './shortName.css.ts';

/** A name somebody chose: as long as it is, it takes one line and leaves room for the figures. */
export function ShortName({ children }: { readonly children: string }) {
  return (
    <span className={css.name} title={children}>
      {children}
    </span>
  );
}
