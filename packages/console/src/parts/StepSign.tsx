import { CheckIcon } from '@settlement/design-system/icons';
import * as css from './stepSign.css.ts';

interface StepSignProps {
  readonly number: number;
  readonly isDone: boolean;
}

/** Shows the number of a step, or a check after the step is done. */
export function StepSign({ number, isDone }: StepSignProps) {
  return (
    <span className={css.sign} data-done={isDone || undefined} aria-hidden="true">
      {isDone ? <CheckIcon size={16} /> : number}
    </span>
  );
}
