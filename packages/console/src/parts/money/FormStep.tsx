import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { type ReactNode, useId } from 'react';
import * as css from './money.css.ts';

interface FormStepProps {
  readonly number: 1 | 2 | 3;
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function FormStep({ number, title, end, children }: FormStepProps) {
  const id = useId();
  return (
    <section className={css.step} aria-labelledby={id}>
      <span className={css.stepNumber} aria-hidden="true">
        {number}
      </span>
      <Inline justify="between">
        <Heading level={2} size="body" id={id}>
          {title}
        </Heading>
        {end}
      </Inline>
      <div className={css.stepBody}>
        <Stack gap="m">{children}</Stack>
      </div>
    </section>
  );
}
