import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';

import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is in progress, for screen readers. Leave out where text beside it has it. */
  label?: string;
}

/** The small turning ring inside a pending control. Not for pages or cards: use `Skeleton`. */
export function Spinner({ label }: SpinnerProps) {
  // A pending button names itself by this id too, and says so aloud.
  const progress = useSlottedContext(ProgressBarContext);
  if (label === undefined) return <span id={progress?.id} className={spinner} aria-hidden="true" />;
  return (
    <span
      id={progress?.id}
      role="progressbar"
      aria-label={label}
      // The name of a button takes the value of a control inside it, not its label (accname 2E).
      aria-valuetext={label}
      className={spinner}
    />
  );
}
