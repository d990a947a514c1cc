import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import type { ReactNode } from 'react';

interface DetailSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a titled section of a record's details. */
export function DetailSection({ title, children }: DetailSectionProps) {
  return (
    <Stack gap="s" as="section">
      <Heading level={3} size="body">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
