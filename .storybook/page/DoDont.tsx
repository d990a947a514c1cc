import * as css from './doDont.css.ts';

interface DoDontProps {
  readonly pairs: ReadonlyArray<{ readonly good: string; readonly bad: string }>;
  readonly lang?: string;
}

export function DoDont({ pairs, lang }: DoDontProps) {
  return (
    <ul className={css.list}>
      {pairs.map(({ good, bad }) => (
        <li key={good} className={css.pair}>
          <p className={css.good}>
            <span className={css.mark}>Do</span>
            <span lang={lang}>{good}</span>
          </p>
          <p className={css.bad}>
            <span className={css.mark}>Don’t</span>
            <span lang={lang}>{bad}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
