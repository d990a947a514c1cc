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
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { Code, DocsCell, DocsRow, DocsTable } from '../DocsTable.tsx';
import { exampleEvent } from './webhookExamples.ts';

export function WebhooksSection() {
  const text = useText();
  return (
    <Stack gap="m">
      <Text as="p">{text('docs.webhooks.intro')}</Text>
      <CodeBlock isLabelHidden code={exampleEvent} label={text('docs.webhooks.example')} />
      <DocsTable head={[text('docs.webhooks.event'), text('docs.webhooks.when')]}>
        {callbackEvents.map((event) => (
          <DocsRow key={event} name={<Code>{event}</Code>}>
            <DocsCell>{text(`docs.event.${event}`)}</DocsCell>
          </DocsRow>
        ))}
      </DocsTable>
      <Text as="p">{text('docs.webhooks.deliver')}</Text>
      <Text as="p">{text('docs.webhooks.fields')}</Text>
      <Text as="p">{text('docs.webhooks.answer', { seconds: ANSWER_SECONDS })}</Text>
      <DocsTable head={[text('docs.webhooks.try'), text('docs.webhooks.wait')]}>
        {RETRY_SECONDS.map((seconds, index) => (
          <DocsRow key={seconds} name={index + 1}>
            <DocsCell>{waitText(text, seconds)}</DocsCell>
          </DocsRow>
        ))}
      </DocsTable>
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
