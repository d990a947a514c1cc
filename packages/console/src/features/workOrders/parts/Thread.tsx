import {
  workOrderContact,
  workOrderAuthor,
  workOrderStatus,
} from '@settlement/api-mocks/contract/enumerations';
import { Inline } from '@settlement/design-system/Inline';
import type { WorkOrderDetail, WorkOrderMessage } from '@settlement/api-mocks/contract/workOrders';
import { Banner } from '@settlement/design-system/Banner';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { IconButton } from '@settlement/design-system/IconButton';
import { Mono } from '@settlement/design-system/Mono';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { RefreshIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useFormats } from '#data/formats/useFormats.ts';
import { useOrderLookup, workOrderQueryAtom, type OrderAbout } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { ThreadActions } from './ThreadActions.tsx';
import { typeText, WorkOrderStatusTag } from './workOrderTexts.tsx';
import { CardButton } from '@settlement/design-system/CardButton';
import { Dialog } from '@settlement/design-system/Dialog';
import { useState } from 'react';
import { Link } from '@settlement/design-system/Link';
import { usePaths } from '#data/session/device.ts';
import { WithdrawalStatusTag } from '#parts/values/MovementTags.tsx';
import { PaymentStatusTag } from '#parts/values/PaymentStatusTag.tsx';
import { type ProgressStepState, ProgressSteps } from '@settlement/design-system/ProgressSteps';
import * as css from '../workOrders.css.ts';

const { pending, processing, awaitingReply, completed, closed } = workOrderStatus;

function StatusStrip({ status }: { readonly status: number }) {
  const text = useText();
  const reached = status === pending ? 0 : status === completed || status === closed ? 2 : 1;
  const stateOf = (step: number): ProgressStepState => {
    if (step === reached) return reached === 2 ? 'done' : 'current';
    return step < reached ? 'done' : 'todo';
  };
  const labels = [
    pending,
    status === awaitingReply ? awaitingReply : processing,
    status === closed ? closed : completed,
  ] as const;
  return (
    <ProgressSteps
      label={text('workOrders.thread.steps')}
      items={labels.map((label, step) => ({
        id: String(step),
        label:
          step === 0 && reached > 0 ? text('workOrders.thread.received') : text(`workOrders.status.${label}`),
        state: stateOf(step),
      }))}
    />
  );
}

export function Thread({ order }: { readonly order: WorkOrderDetail }) {
  const text = useText();
  const formats = useFormats();
  const query = useAtomValue(workOrderQueryAtom);
  const days = order.messages.map(({ created_time }) => formats.day(created_time));
  return (
    <Stack gap="l" align="stretch">
      <Stack gap="m" align="stretch">
        <Inline gap="m" justify="between" canWrap={false}>
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
      {/* The log role makes screen readers announce new replies. */}
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
    { term: text('common.column.type'), detail: typeText(text, type) },
    ...(trade_no === '' || pinned
      ? []
      : [{ term: text('workOrders.form.tradeNo'), detail: <Mono>{trade_no}</Mono> }]),
    ...(txid === '' ? [] : [{ term: text('funds.column.txid'), detail: <Mono>{txid}</Mono> }]),
    ...(chain === '' ? [] : [{ term: text('common.column.chain'), detail: chain }]),
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

function Message({ message, day }: { readonly message: WorkOrderMessage; readonly day: string | undefined }) {
  const text = useText();
  const formats = useFormats();
  const isMine = message.author === workOrderAuthor.merchant;
  return (
    <Stack as="li" gap="none">
      {day !== undefined && <span className={css.day}>{day}</span>}
      <div className={css.bubble({ author: isMine ? 'merchant' : 'support' })}>
        <Text size="caption" tone="muted">
          {isMine ? text('workOrders.thread.you') : message.name} · {formats.time(message.created_time)}
        </Text>
        {message.content}
        {message.images.length > 0 && <Pictures urls={message.images} />}
      </div>
    </Stack>
  );
}

function Pictures({ urls }: { readonly urls: readonly string[] }) {
  const text = useText();
  const [shown, setShown] = useState<number>();
  const url = shown === undefined ? undefined : urls[shown];
  return (
    <Inline as="span" align="stretch">
      {urls.map((address, index) => (
        <span key={address} className={css.thumbnail}>
          <CardButton
            surface="none"
            padding="none"
            aria-label={text('workOrders.thread.image', { number: index + 1 })}
            onPress={() => setShown(index)}
          >
            <img src={address} alt="" className={css.small} />
          </CardButton>
        </span>
      ))}
      {url !== undefined && (
        <Dialog
          size="large"
          isDismissable
          title={text('workOrders.thread.picture')}
          onClose={() => setShown(undefined)}
        >
          <img src={url} alt={text('workOrders.thread.picture')} className={css.large} />
        </Dialog>
      )}
    </Inline>
  );
}

function OrderCard({ order }: { readonly order: OrderAbout }) {
  const text = useText();
  const paths = usePaths();
  const { kind, number, detail, status } = order;
  const href =
    kind === 'payment'
      ? paths.payments({ trade_no: number, detail: number })
      : paths.fundDetails({ tab: 'withdrawal', detail: number });
  return (
    <div className={css.about}>
      <Inline gap="m" justify="between" canWrap={false}>
        <Text weight="semibold" isNumeric>
          {text(`workOrders.order.${kind}`)} · {detail}
        </Text>
        {kind === 'payment' ? <PaymentStatusTag status={status} /> : <WithdrawalStatusTag status={status} />}
      </Inline>
      <Link
        href={href}
        aria-label={text('workOrders.order.open', { kind: text(`workOrders.order.${kind}`), number })}
      >
        <Mono>{number}</Mono>
      </Link>
    </div>
  );
}
