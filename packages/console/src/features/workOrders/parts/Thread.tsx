import { workOrderContact } from '@settlement/api-mocks/contract/enumerations';
import { Inline } from '@settlement/design-system/Inline';
import type { WorkOrderDetail } from '@settlement/api-mocks/contract/workOrders';
import { Banner } from '@settlement/design-system/Banner';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { IconButton } from '@settlement/design-system/IconButton';
import { Mono } from '@settlement/design-system/Mono';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { RefreshIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useFormats } from '#data/useFormats.ts';
import { useOrderLookup, workOrderQueryAtom } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import * as css from '../workOrders.css.ts';
import { Message } from './Message.tsx';
import { OrderCard } from './OrderCard.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { ThreadActions } from './ThreadActions.tsx';
import { typeText, WorkOrderStatusTag } from './workOrderTexts.tsx';

/** One work order: what it is about, everything that was said, and what can be done now. */
export function Thread({ order }: { readonly order: WorkOrderDetail }) {
  const text = useText();
  const formats = useFormats();
  const query = useAtomValue(workOrderQueryAtom);
  const days = order.messages.map(({ created_time }) => formats.day(created_time));
  return (
    <Stack gap="l" align="stretch">
      <Stack gap="m" align="stretch">
        <Inline gap="m" justify="between" wrap={false}>
          <strong className={css.body}>{order.theme}</strong>
          <span className={css.standing}>
            <WorkOrderStatusTag status={order.status} />
            <IconButton
              size="small"
              label={text('workOrders.thread.refresh')}
              icon={<RefreshIcon size={16} aria-hidden="true" />}
              isPending={query.isFetching}
              onPress={() => void query.refetch()}
            />
          </span>
        </Inline>
        <StatusStrip status={order.status} />
        <About order={order} />
      </Stack>
      <Banner tone="info">{text('workOrders.thread.never')}</Banner>
      {/* An answer that arrives while the thread is open is read out. */}
      <div role="log" aria-label={text('workOrders.thread.messages')}>
        <Stack as="ol" gap="m">
          {order.messages.map((message, index) => (
            <Message
              key={message.id}
              message={message}
              day={days[index] === days[index - 1] ? undefined : days[index]}
            />
          ))}
        </Stack>
      </div>
      <ThreadActions order={order} />
    </Stack>
  );
}

function About({ order }: { readonly order: WorkOrderDetail }) {
  const text = useText();
  const { type, trade_no, txid, chain, contact } = order;
  const pinned = useOrderLookup(trade_no || undefined).data;
  const facts = [
    { term: text('workOrders.column.type'), detail: typeText(text, type) },
    ...(trade_no === '' || pinned
      ? []
      : [{ term: text('workOrders.form.tradeNo'), detail: <Mono>{trade_no}</Mono> }]),
    ...(txid === '' ? [] : [{ term: text('workOrders.form.txid'), detail: <Mono>{txid}</Mono> }]),
    ...(chain === '' ? [] : [{ term: text('workOrders.form.chain'), detail: chain }]),
  ];
  return (
    <>
      <DescriptionList items={facts} />
      {pinned && <OrderCard order={pinned} />}
      {contact === workOrderContact.email && (
        <Text size="small" tone="muted">
          {text('workOrders.thread.byEmail')}
        </Text>
      )}
    </>
  );
}
