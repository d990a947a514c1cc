import type { CallbackAttempt } from '@settlement/api-mocks/contract/callbacks';
import { Banner } from '@settlement/design-system/Banner';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { Stack } from '@settlement/design-system/Stack';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { CodeBlock } from '#parts/CodeBlock.tsx';
import { VerificationSnippet } from '#parts/webhooks/VerificationSnippet.tsx';
import { signatureOf } from './signature.ts';

/** Calculates the signature in this browser, with a key that the user pastes. */
export function Verify({ request }: Pick<CallbackAttempt, 'request'>) {
  const text = useText();
  const [key, setKey] = useState('');
  const expected = key === '' ? '' : signatureOf(key, request.sign_string);
  // While a signing secret is rotated there are two.
  const isSame = request.sign.split(',').includes(expected);

  if (request.sign === '') return <Banner tone="info">{text('callbacks.verify.none')}</Banner>;
  return (
    <Stack gap="m" align="stretch">
      <PasswordField
        label={text('callbacks.verify.key')}
        description={text('callbacks.verify.keyHint')}
        autoComplete="off"
        value={key}
        onChange={setKey}
        revealLabel={text('callbacks.verify.show')}
        concealLabel={text('callbacks.verify.hide')}
      />
      {key !== '' && (
        <Banner tone={isSame ? 'positive' : 'critical'} role="status">
          {text(isSame ? 'callbacks.verify.same' : 'callbacks.verify.other')}
        </Banner>
      )}
      <CodeBlock isWrapped label={text('callbacks.verify.text')} code={request.sign_string} />
      <CodeBlock isWrapped label={text('callbacks.verify.expected')} code={expected} />
      <CodeBlock isWrapped label={text('callbacks.verify.sent')} code={request.sign} />
      <VerificationSnippet
        label={text('callbacks.verify.language')}
        codeLabel={(language) => text('callbacks.verify.snippet', { language })}
      />
    </Stack>
  );
}
