import * as css from './values.css.ts';

export function ShortName({ children }: { readonly children: string }) {
  return (
    <span className={css.name} title={children}>
      {children}
    </span>
  );
}
