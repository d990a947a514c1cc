import { ANSWER_SECONDS, type CallbackAttempt, PLATFORM_IPS } from '@settlement/api-mocks/contract/callbacks';
import { Inline } from '@settlement/design-system/Inline';
import { Banner } from '@settlement/design-system/Banner';
import { Stack } from '@settlement/design-system/Stack';
import { Tabs } from '@settlement/design-system/Tabs';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { attemptText } from './callbackTexts.tsx';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { useState } from 'react';
import { hmacOf } from '@settlement/api-mocks/rules/hmac';
import { VerificationSnippet } from '#parts/webhooks/VerificationSnippet.tsx';
import * as css from '../callbacks.css.ts';
import { isNotSent } from '#parts/webhooks/resultText.ts';

export type Hint =
  | 'timeout'
  | 'dns'
  | 'tls'
  | 'silent'
  | 'redirect'
  | 'firewall'
  | 'missing'
  | 'rejected'
  | 'busy'
  | 'broken';

export function hintsOf({ response }: Pick<CallbackAttempt, 'response'>): Hint[] {
  const { http_code: code, error } = response;
  if (error === 'pending' || isNotSent(error)) return [];
  if (code === 0) return [error === 'timeout' || error === 'dns' || error === 'tls' ? error : 'silent'];
  if (code >= 200 && code < 300) return [];
  if (code < 400) return ['redirect'];
  if (code === 401 || code === 403) return ['firewall'];
  if (code === 404 || code === 405 || code === 410) return ['missing'];
  if (code === 429 || code === 503) return ['busy'];
  return [code < 500 ? 'rejected' : 'broken'];
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curlOf({ method, url, headers, body }: CallbackAttempt['request']): string {
  const lines = [
    `curl -X ${method} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(body)}`,
  ];
  return lines.join(' \\\n  ');
}

/** Formats JSON with one field per line. Returns text that isn't JSON unchanged. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export function headersText(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** The maximum length of a displayed response, in characters. */
const SHOWN = 10_000;

export function AttemptView({ attempt }: { readonly attempt: CallbackAttempt }) {
  const text = useText();
  const { request, response } = attempt;
  const hints = hintsOf(attempt);
  return (
    <Stack gap="m" align="stretch">
      {hints.length > 0 && (
        <Banner tone="caution" title={text('callbacks.hint.title')}>
          <ul className={css.hints}>
            {hints.map((hint) => (
              <li key={hint}>
                {text(`callbacks.hint.${hint}`, { seconds: ANSWER_SECONDS, ips: PLATFORM_IPS.join(', ') })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Tabs
        label={text('callbacks.attempt.parts')}
        items={[
          {
            id: 'request',
            label: text('callbacks.attempt.request'),
            content: (
              <Stack gap="m" align="stretch">
                <CodeBlock
                  isWrapped
                  label={text('callbacks.attempt.address')}
                  code={`${request.method} ${request.url}`}
                />
                <CodeBlock
                  isWrapped
                  label={text('callbacks.attempt.headers')}
                  code={headersText(request.headers)}
                />
                <CodeBlock
                  isWrapped
                  label={text('callbacks.attempt.body')}
                  code={pretty(request.body)}
                  copy={request.body}
                />
                <Inline as="span">
                  <Text size="small">{text('callbacks.attempt.curl')}</Text>
                  <CopyValue value={curlOf(request)} what="cURL" />
                </Inline>
              </Stack>
            ),
          },
          {
            id: 'response',
            label: text('callbacks.attempt.response'),
            content: (
              <Stack gap="m" align="stretch">
                <Text as="p">{attemptText(text, attempt)}</Text>
                <CodeBlock
                  isWrapped
                  label={text('callbacks.attempt.headers')}
                  code={headersText(response.headers)}
                />
                {response.http_code === 0 ? (
                  <CodeBlock isWrapped label={text('callbacks.attempt.error')} code={response.error} />
                ) : (
                  <CodeBlock
                    isWrapped
                    label={text('callbacks.attempt.body')}
                    code={response.body.slice(0, SHOWN)}
                  />
                )}
              </Stack>
            ),
          },
          { id: 'verify', label: text('callbacks.attempt.verify'), content: <Verify request={request} /> },
        ]}
      />
    </Stack>
  );
}

function Verify({ request }: Pick<CallbackAttempt, 'request'>) {
  const text = useText();
  const [key, setKey] = useState('');
  const expected = key === '' ? '' : hmacOf(key, request.sign_string);
  // The signature header contains two signatures while a signing secret is rotated.
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
        labels={{ reveal: text('callbacks.verify.show'), conceal: text('callbacks.verify.hide') }}
      />
      {key !== '' && (
        <Banner tone={isSame ? 'positive' : 'critical'} role="status">
          {text(isSame ? 'callbacks.verify.same' : 'callbacks.verify.other')}
        </Banner>
      )}
      <CodeBlock isWrapped label={text('docs.sign.text')} code={request.sign_string} />
      <CodeBlock isWrapped label={text('callbacks.verify.expected')} code={expected} />
      <CodeBlock isWrapped label={text('callbacks.verify.sent')} code={request.sign} />
      <VerificationSnippet
        label={text('callbacks.verify.language')}
        codeLabel={(language) => text('callbacks.verify.snippet', { language })}
      />
    </Stack>
  );
}
