import { ProgressBar } from 'react-aria-components/ProgressBar';

import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is going on, for screen readers. Leave out where words beside it say so. */
  label?: string;
}

/** The small turning ring inside a pending control. Not for pages or cards: use `Skeleton`. */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={spinner} aria-hidden="true" />;
  return (
    <ProgressBar
      isIndeterminate
      aria-label={label}
      className={spinner}
      // Inside a button everything is a phrase: no div.
      render={(element) => <span {...element} />}
    />
  );
}
