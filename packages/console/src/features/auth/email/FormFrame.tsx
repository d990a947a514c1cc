import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import * as css from '../auth.css.ts';

interface FormFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly isPending: boolean;
  /** What is about no field. */
  readonly error: string | undefined;
  readonly onSubmit: () => void;
  /** Changes when the server has refused: the first wrong field takes the focus. */
  readonly refusal: unknown;
  readonly methods: ReactNode;
  readonly children: ReactNode;
}

/** What the three forms share: title, fields, one button, and the other ways. */
export function FormFrame({
  title,
  lead,
  submit,
  isPending,
  error,
  refusal,
  methods,
  ...props
}: FormFrameProps) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  useEffect(() => {
    if (refusal !== undefined && form.current) focusFirstInvalid(form.current);
  }, [refusal]);
  return (
    <form
      ref={form}
      noValidate
      className={css.step}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (isPending) return;
        props.onSubmit();
        if (form.current) focusFirstInvalid(form.current);
      }}
    >
      <Stack gap="xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted" as="p">
          {lead}
        </Text>
      </Stack>
      {error !== undefined && (
        <Banner tone="critical" role="alert">
          {error}
        </Banner>
      )}
      <Stack gap="m">{props.children}</Stack>
      <Stack gap="s">
        <Button
          type="submit"
          size="large"
          fullWidth
          isPending={isPending}
          pendingLabel={text('common.loading')}
        >
          {submit}
        </Button>
        {methods}
      </Stack>
    </form>
  );
}
