import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import type { AnyForm } from '#kit/form/formState.ts';
import { useFocusFirst } from '#kit/form/focus.ts';
import * as css from '../auth.css.ts';

interface FormFrameProps {
  readonly form: AnyForm;
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly methods: ReactNode;
  readonly children: ReactNode;
}

export function FormFrame({ form, title, lead, submitLabel, methods, children }: FormFrameProps) {
  const text = useText();
  useFocusFirst(form.ref);
  return (
    <div className={css.step}>
      <Stack gap="xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted" as="p">
          {lead}
        </Text>
      </Stack>
      <Form form={form} gap="xl" label={title}>
        <Stack gap="m">{children}</Stack>
        <Stack gap="s">
          <Button
            type="submit"
            size="large"
            isFullWidth
            isPending={form.isPending}
            pendingLabel={text('common.loading')}
          >
            {submitLabel}
          </Button>
          {methods}
        </Stack>
      </Form>
    </div>
  );
}
