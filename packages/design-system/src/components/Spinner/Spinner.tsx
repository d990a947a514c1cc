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
      // A span, as everything inside a button is a phrase. The text, as the name of a button takes the value
      // of a control in it, not its label (accname 2E).
      render={(element) => <span {...element} aria-valuetext={label} />}
    />
  );
}
