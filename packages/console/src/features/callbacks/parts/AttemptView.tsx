import { ANSWER_SECONDS, type CallbackAttempt, PLATFORM_IPS } from '@settlement/api-mocks/contract/callbacks';
import { Inline } from '@settlement/design-system/Inline';
import { Banner } from '@settlement/design-system/Banner';
import { Stack } from '@settlement/design-system/Stack';
import { Tabs } from '@settlement/design-system/Tabs';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import { CopyValue } from '#parts/CopyValue.tsx';
import * as css from '../callbacks.css.ts';
import { CodeBlock } from '#parts/CodeBlock.tsx';
import { curlOf, headersText, pretty } from './curl.ts';
import { hintsOf } from './hints.ts';
import { Verify } from './Verify.tsx';
import { attemptText } from './callbackTexts.tsx';

/** As much of an answer as helps, in characters. */
const SHOWN = 10_000;

interface AttemptViewProps {
  readonly attempt: CallbackAttempt;
}

/** One try from both sides, why it failed as far as it tells, and its signature. */
export function AttemptView({ attempt }: AttemptViewProps) {
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
          {
            id: 'verify',
            label: text('callbacks.attempt.verify'),
            content: <Verify request={request} />,
          },
        ]}
      />
    </Stack>
  );
}
