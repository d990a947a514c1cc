import { Banner } from '@settlement/design-system/Banner';
import { Stack } from '@settlement/design-system/Stack';
import { TextArea } from '@settlement/design-system/TextArea';
import { TextField } from '@settlement/design-system/TextField';
import { useState } from 'react';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { useText } from '#i18n/useText.ts';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { exampleBody } from './webhookExamples.ts';

export function signedText(time: string, body: string): string {
  return `${time}.${body}`;
}

/** Returns the HMAC-SHA-256 in hexadecimal. */
export function signatureOf(key: string, time: string, body: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(signedText(time, body))));
}

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
  const signature = signatureOf(key, time, body);
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
        <CodeBlock isLabelHidden code={signedText(time, body)} label={text('docs.sign.text')} />
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
