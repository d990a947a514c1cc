import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { Button } from '@settlement/design-system/Button';
import { CodeInput } from '@settlement/design-system/CodeInput';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom, atom } from 'jotai';
import { useState } from 'react';
import { type ApiError, isApiError } from '#api/errors.ts';
import { unwrap } from '#api/unwrap.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useFocusFirst } from '#kit/form/focus.ts';
import { useForm } from '#kit/form/useForm.ts';
import { verificationMessage } from '#parts/verification/verificationMessage.ts';
import { verifyLogin } from '@settlement/api-mocks/contract/auth';
import { apiClientAtom } from '#data/calls/apiClient.ts';
import { offersAtom } from '#data/calls/extensions.ts';
import * as v from 'valibot';
import * as css from './auth.css.ts';

/** Sends the code of the second step. §7 doesn't define how the token of the first step is sent. */
const sendVerifyLoginAtom = atom(null, async (get, _set, google_code: string, token: string) => {
  const isInBody = get(offersAtom)('account');
  const body = { google_code, ...(isInBody && { token }) };
  const options = { isExclusive: true, ...(!isInBody && { token }) };
  const answer = await get(apiClientAtom).request(verifyLogin, { body }, options);
  return unwrap(answer, verifyLogin.id);
});

interface CodeStepProps {
  /** The token of the first step. It's kept only in memory. */
  readonly token: string;
  readonly send: (call: () => Promise<{ readonly token: string }>) => Promise<void>;
  readonly onBack: () => void;
}

export function CodeStep({ token, send, onBack }: CodeStepProps) {
  const text = useText();
  const verify = useSetAtom(sendVerifyLoginAtom);
  /** The last rejected code. It isn't sent again, because the number of attempts is limited. */
  const [wrong, setWrong] = useState<{ readonly code: string; readonly failure: ApiError }>();
  const messageOf = (error: ApiError) => verificationMessage(text, error) || errorText(text, error);
  const form = useForm({
    initial: { code: '' },
    // An empty code shows the text `input_google_code` (specification §2). A code has six digits (§5).
    rules: ({ code }) => {
      if (code === '') return { code: text('auth.code.empty') };
      if (!v.is(sixDigits, code)) return { code: text('auth.code.invalid') };
      return code === wrong?.code ? { code: messageOf(wrong.failure) } : {};
    },
    describeError: (error) => ({ fields: { code: messageOf(error) } }),
    submit: async ({ code }) => {
      try {
        await send(() => verify(code, token));
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
          label={text('verification.code.google_auth')}
          value={value}
          onChange={onChange}
          onComplete={(code) => form.submit({ code })}
          errorMessage={errorMessage}
        />
        <Stack gap="s">
          <Button
            type="submit"
            size="large"
            isFullWidth
            isPending={form.isPending}
            pendingLabel={text('auth.google.signingIn')}
          >
            {text('auth.code.submit')}
          </Button>
          <Button variant="ghost" tone="neutral" isFullWidth onPress={onBack}>
            {text('auth.code.back')}
          </Button>
        </Stack>
      </Form>
    </div>
  );
}
