import { Banner } from '@settlement/design-system/Banner';
import { Stack } from '@settlement/design-system/Stack';
import { TextArea } from '@settlement/design-system/TextArea';
import { TextField } from '@settlement/design-system/TextField';
import { useState } from 'react';
import { callbackToSign } from '@settlement/api-mocks/contract/signing';
import { hmacOf } from '@settlement/api-mocks/rules/hmac';
import { useText } from '#i18n/useText.ts';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { exampleBody } from './WebhooksSection.tsx';

/** Checks if a comma-separated list contains a signature. Ignores case and spaces. */
export function isSameSignature(given: string, own: string): boolean {
  return given.split(',').some((one) => one.trim().toLowerCase() === own.trim().toLowerCase());
}

export function Playground() {
  const text = useText();
  const [key, setKey] = useState('whsec_example');
  const [time, setTime] = useState('1763606400');
  const [body, setBody] = useState(exampleBody);
  const [given, setGiven] = useState('');
  const signedText = callbackToSign(time, body);
  const signature = hmacOf(key, signedText);
  return (
    <Stack gap="m">
      <TextField
        label={text('docs.sign.key')}
        description={text('docs.sign.keyNote')}
        isMono
        autoComplete="off"
        value={key}
        onChange={setKey}
      />
      <TextField label={text('docs.sign.time')} isMono inputMode="numeric" value={time} onChange={setTime} />
      <TextArea label={text('docs.sign.body')} rows={4} value={body} onChange={setBody} />
      <div>
        <CodeBlock isLabelHidden code={signedText} label={text('docs.sign.text')} />
      </div>
      <div>
        <CodeBlock isLabelHidden code={signature} label={text('docs.sign.result')} />
      </div>
      <TextField
        label={text('docs.sign.given')}
        isMono
        autoComplete="off"
        value={given}
        onChange={setGiven}
      />
      {given.trim() !== '' &&
        (isSameSignature(given, signature) ? (
          <Banner tone="positive" role="status">
            {text('docs.sign.same')}
          </Banner>
        ) : (
          <Banner tone="critical" role="status">
            {text('docs.sign.other')}
          </Banner>
        ))}
    </Stack>
  );
}
