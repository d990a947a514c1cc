import { callbackStatus } from '@settlement/api-mocks/contract/enumerations';
import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { ReceiptIcon } from '@settlement/design-system/icons';
import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { Timeline, type TimelineItem } from '@settlement/design-system/Timeline';
import { useAtomValue, useSetAtom } from 'jotai';
import { testCallbackQueryAtom, testPaymentQueryAtom } from '#data/firstRun.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { switchModeAtom } from '#data/session/mode.ts';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { PaymentStatusTag } from '#parts/values/PaymentStatusTag.tsx';

export function TestPayment() {
  const text = useText();
  const paths = usePaths();
  const formats = useFormats();
  const openInTest = useSetAtom(switchModeAtom);
  const payment = useAtomValue(testPaymentQueryAtom).data;
  const callback = useAtomValue(testCallbackQueryAtom).data;
  if (!payment)
    return (
      <Card>
        <EmptyState
          icon={<ReceiptIcon aria-hidden="true" />}
          title={text('dashboard.first.noPayment')}
          description={text('dashboard.first.noPaymentText')}
        />
      </Card>
    );
  const { token } = payment;
  const sent = payment.callback?.status;
  const isPaid = payment.paid_time > 0;
  const attempt = callback?.attempt_list.at(-1);
  const timeOf = (time: number) => time > 0 && formats.clock(time);
  const detected = payment.timeline.find(({ event }) => event === 'detected')?.time ?? 0;
  const isDelivered = sent === callbackStatus.success;
  const isFailed = !isDelivered && callback !== undefined;
  const waiting = isFailed ? 'callbackFailed' : 'callbackWaiting';
  const event = isDelivered ? 'callback' : waiting;
  const { http_code: code = 0, duration_ms: ms = 0 } = attempt?.response ?? {};
  const items: TimelineItem[] = [
    { id: 'created', title: text('payments.event.payment.created'), time: timeOf(payment.created_time) },
    {
      id: 'paid',
      title: text('dashboard.first.event.paid', { network: payment.chain }),
      time: timeOf(detected),
    },
    {
      id: 'confirmed',
      title: text('common.confirmations', {
        count: payment.confirmations,
        needed: payment.confirm_num,
      }),
      time: timeOf(payment.paid_time),
      state: isPaid ? 'done' : 'current',
    },
    {
      id: 'callback',
      title: text(`dashboard.first.event.${event}`),
      time: timeOf(callback?.delivery_time ?? 0),
      tone: isFailed ? 'critical' : 'accent',
      state: isDelivered || isFailed ? 'done' : isPaid ? 'current' : 'todo',
      description:
        code > 0
          ? text('dashboard.first.event.response', { code, ms })
          : attempt && text('dashboard.first.event.noResponse'),
    },
  ];
  return (
    <Card>
      <Stack gap="l" align="stretch">
        <Inline justify="between">
          <Text size="small" tone="muted">
            {text('dashboard.first.payment', { number: payment.out_trade_no })}
          </Text>
          <PaymentStatusTag status={payment.status} />
        </Inline>
        <Stack gap="xs">
          <Text size="title" weight="semibold">
            <Amount value={payment.amount} token={token} />
          </Text>
          {isPaid && (
            <Text size="small" tone="muted">
              {text('dashboard.first.equation', {
                paid: formats.amount(payment.amount_collected),
                fee: formats.amount(payment.fees),
                net: formats.amount(payment.mch_real_receive),
              })}
            </Text>
          )}
        </Stack>
        <div aria-live="polite">
          <Timeline label={text('dashboard.first.progress')} items={items} />
        </div>
        {attempt && (
          <CodeBlock
            label={text('dashboard.first.received')}
            isWrapped
            code={`${attempt.request.method} ${attempt.request.url}\n${Object.entries(attempt.request.headers)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n')}\n\n${attempt.request.body}`}
          />
        )}
        <Inline gap="m">
          <Link onPress={() => openInTest('test', paths.payments({ detail: payment.trade_no }))}>
            {text('dashboard.first.openPayment')}
          </Link>
          {isFailed && (
            <Link onPress={() => openInTest('test', paths.callbacks({ range: 'all', detail: callback.id }))}>
              {text('dashboard.first.openCallback')}
            </Link>
          )}
          <Link href={`${paths.docs}#snippets`}>{text('dashboard.first.verify')}</Link>
        </Inline>
      </Stack>
    </Card>
  );
}
