import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import type { ReactNode } from 'react';

export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="s">
      <Heading level={3} size="body">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
