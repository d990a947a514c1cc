import {
  ANSWER_SECONDS,
  callbackEvents,
  EVENT_VERSION,
  KEPT_DAYS,
  type OrderEventBody,
  PLATFORM_IPS,
  RETRY_SECONDS,
} from '@settlement/api-mocks/contract/callbacks';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { Code, DocsCell, DocsRow, DocsTable } from '../DocsTable.tsx';

const example: OrderEventBody = {
  event_id: 'evt_5c0e1f3b9a7d42f08e6b1c2d',
  event: 'payment.paid',
  version: EVENT_VERSION,
  sequence: 2,
  event_time: 1_763_606_398,
  appid: 'app_1001284604',
  mode: 2,
  trade_no: '84121795170660100123900212482004',
  out_trade_no: 'A-1001',
  state: 'paid',
  status: 2,
  diff_type: 0,
  amount: '25',
  amount_collected: '25',
  fees: '0.125',
  amount_refunded: '0',
  amount_remaining: '24.875',
  token: 'USDT',
  chain: 'TRON',
  net_work: 'TRC20',
  txid: '1f0f5d2c6f0e4b8a9d3c7e5b2a1f0d9c8b7a6e5d4c3b2a190817263544536271',
};

export const exampleBody = JSON.stringify(example);

const exampleEvent = `POST /your/callback HTTP/1.1
Content-Type: application/json
X-Settlement-Event: ${example.event}
X-Settlement-Time: 1763606400
X-Settlement-Signature: <hexadecimal>

${exampleBody}`;

export function WebhooksSection() {
  const text = useText();
  return (
    <Stack gap="m">
      <Text as="p">{text('docs.webhooks.intro')}</Text>
      <CodeBlock isLabelHidden code={exampleEvent} label={text('docs.webhooks.example')} />
      <DocsTable head={[text('callbacks.column.event'), text('docs.webhooks.when')]}>
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
  if (seconds < 60) return text('common.duration.second', { count: seconds });
  if (seconds < 3600) return text('common.duration.minute', { count: seconds / 60 });
  return text('common.duration.hour', { count: seconds / 3600 });
}
