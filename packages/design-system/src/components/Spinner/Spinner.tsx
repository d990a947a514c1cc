import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';

import { spinner } from './Spinner.css.ts';

interface SpinnerProps {
  /** The task in progress, for screen readers. Omit it if a text next to the spinner contains it. */
  label?: string;
}

/** A small rotating ring in a pending control. For pages or cards, use `Skeleton`. */
export function Spinner({ label }: SpinnerProps) {
  // A pending button refers to the spinner by the ID from this context, and announces it.
  const progress = useSlottedContext(ProgressBarContext);
  if (label === undefined) return <span id={progress?.id} className={spinner} aria-hidden="true" />;
  return (
    <span
      id={progress?.id}
      role="progressbar"
      aria-label={label}
      // The name of a button includes the value of a control inside it, but not its label (accname 2E).
      aria-valuetext={label}
      className={spinner}
    />
  );
}
