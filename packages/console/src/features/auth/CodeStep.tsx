import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { Button } from '@settlement/design-system/Button';
import { CodeInput } from '@settlement/design-system/CodeInput';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import * as v from 'valibot';
import { type ApiError, isApiError } from '#api/errors.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useFocusFirst } from '#kit/form/useFocusFirst.ts';
import { useForm } from '#kit/form/useForm.ts';
import * as css from './auth.css.ts';
import { codeText } from './codeText.ts';

interface CodeStepProps {
  /** Rejects with the `ApiError` of the call. */
  readonly send: (code: string) => Promise<void>;
  readonly onBack: () => void;
}

/** The second step: the code of the bound Google authenticator. */
export function CodeStep({ send, onBack }: CodeStepProps) {
  const text = useText();
  /** Refused last; sent again it would only cost one more of the few tries. */
  const [wrong, setWrong] = useState<{ readonly code: string; readonly failure: ApiError }>();
  const form = useForm({
    initial: { code: '' },
    // Specification §2: an empty code shows input_google_code; §5: exactly six digits.
    rules: ({ code }) => {
      if (code === '') return { code: text('auth.code.empty') };
      if (!v.is(sixDigits, code)) return { code: text('auth.code.invalid') };
      return code === wrong?.code ? { code: codeText(text, wrong.failure) } : {};
    },
    describeError: (error) => ({ fields: { code: codeText(text, error) } }),
    submit: async ({ code }) => {
      try {
        await send(code);
      } catch (failure) {
        if (isApiError(failure) && failure.kind === 'business') {
          setWrong({ code, failure });
        }
        throw failure;
      }
    },
  });
  useFocusFirst(form.ref);
  const { value, onChange, errorMessage } = form.code('code');

  return (
    <div className={css.step}>
      <Form form={form} gap="xl">
        <Stack gap="xs">
          <Heading level={1}>{text('auth.code.title')}</Heading>
          <Text tone="muted" as="p">
            {text('auth.code.text')}
          </Text>
        </Stack>
        <CodeInput
          label={text('auth.code.label')}
          value={value}
          onChange={onChange}
          onComplete={(code) => form.submit({ code })}
          errorMessage={errorMessage}
        />
        <Stack gap="s">
          <Button
            type="submit"
            size="large"
            fullWidth
            isPending={form.isPending}
            pendingLabel={text('auth.google.signingIn')}
          >
            {text('auth.code.submit')}
          </Button>
          <Button variant="ghost" tone="neutral" fullWidth onPress={onBack}>
            {text('auth.code.back')}
          </Button>
        </Stack>
      </Form>
    </div>
  );
}
