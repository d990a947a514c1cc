import { spinner } from './Spinner.css.ts';

/** The small turning ring inside a pending control. Not for pages or cards: use `Skeleton`. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
