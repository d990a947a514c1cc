import {
  ANSWER_SECONDS,
  KEPT_DAYS,
  PLATFORM_IPS,
  RETRY_SECONDS,
  callbackEvents,
} from '@settlement/api-mocks/contract/callbacks';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import { CodeBlock } from '#parts/CodeBlock.tsx';
import * as css from '../docs.css.ts';
import { exampleEvent } from './webhookExamples.ts';

/** What is told to a merchant's server, how, and how often it is tried. */
export function WebhooksSection() {
  const text = useText();
  return (
    <Stack gap="m">
      <Text as="p">{text('docs.webhooks.intro')}</Text>
      <CodeBlock isLabelHidden code={exampleEvent} label={text('docs.webhooks.example')} />
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text('docs.webhooks.event')}</th>
            <th scope="col">{text('docs.webhooks.when')}</th>
          </tr>
        </thead>
        <tbody>
          {callbackEvents.map((event) => (
            <tr key={event}>
              <th scope="row">
                <code>{event}</code>
              </th>
              <td>{text(`docs.event.${event}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text as="p">{text('docs.webhooks.answer', { seconds: ANSWER_SECONDS })}</Text>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text('docs.webhooks.try')}</th>
            <th scope="col">{text('docs.webhooks.wait')}</th>
          </tr>
        </thead>
        <tbody>
          {RETRY_SECONDS.map((seconds, index) => (
            <tr key={seconds}>
              <th scope="row">{index + 1}</th>
              <td>{waitText(text, seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text as="p">{text('docs.webhooks.disabled', { days: KEPT_DAYS })}</Text>
      <Text as="p">{text('docs.webhooks.ips')}</Text>
      <CodeBlock isLabelHidden code={PLATFORM_IPS.join('\n')} label={text('docs.webhooks.ips')} />
    </Stack>
  );
}

function waitText(text: ReturnType<typeof useText>, seconds: number): string {
  if (seconds < 60) return text('docs.wait.seconds', { count: seconds });
  if (seconds < 3600) return text('docs.wait.minutes', { count: seconds / 60 });
  return text('docs.wait.hours', { count: seconds / 3600 });
}
