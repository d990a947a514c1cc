import { workOrderAuthor, workOrderContact } from '@settlement/api-mocks/contract/enumerations';
import type { WorkOrderDetail, WorkOrderMessage } from '@settlement/api-mocks/contract/work-orders';
import { Banner } from '@settlement/design-system/Banner';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Dialog } from '@settlement/design-system/Dialog';
import { Link } from '@settlement/design-system/Link';
import { Mono } from '@settlement/design-system/Mono';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { usePaths } from '../../../data/device.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../work-orders.css.ts';
import { ThreadActions } from './ThreadActions.tsx';
import { typeText, WorkOrderStatusTag } from './words.tsx';

/** One work order: what it is about, everything that was said, and what can be done now. */
export function Thread({ order }: { readonly order: WorkOrderDetail }) {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const days = order.messages.map(({ created_time }) => formats.day(created_time));
  const facts = [
    { term: text('workOrders.column.type'), detail: typeText(text, order.type) },
    ...(order.trade_no === ''
      ? []
      : [
          {
            term: text('workOrders.form.tradeNo'),
            detail: (
              <Link href={paths.records({ trade_no: order.trade_no, detail: order.trade_no })}>
                {text('workOrders.thread.payment', { number: order.trade_no })}
              </Link>
            ),
          },
        ]),
    ...(order.txid === '' ? [] : [{ term: text('workOrders.form.txid'), detail: <Mono>{order.txid}</Mono> }]),
    ...(order.chain === '' ? [] : [{ term: text('workOrders.form.chain'), detail: order.chain }]),
  ];

  return (
    <Stack gap="l">
      <Stack gap="s">
        <div className={css.cardRow}>
          <strong>{order.theme}</strong>
          <WorkOrderStatusTag status={order.status} />
        </div>
        <DescriptionList items={facts} />
        {order.contact === workOrderContact.email && (
          <Text size="small" tone="muted">
            {text('workOrders.thread.byEmail')}
          </Text>
        )}
      </Stack>
      <Banner tone="info">{text('workOrders.thread.never')}</Banner>
      <ol className={css.thread} aria-label={text('workOrders.thread.messages')}>
        {order.messages.map((message, place) => (
          <Message
            key={message.id}
            message={message}
            day={days[place] === days[place - 1] ? undefined : days[place]}
          />
        ))}
      </ol>
      <ThreadActions order={order} />
    </Stack>
  );
}

function Message({ message, day }: { readonly message: WorkOrderMessage; readonly day: string | undefined }) {
  const text = useText();
  const formats = useFormats();
  const [shown, setShown] = useState<string>();
  const isMine = message.author === workOrderAuthor.merchant;
  return (
    <li className={css.message}>
      {day !== undefined && <span className={css.day}>{day}</span>}
      <div className={isMine ? css.mine : css.theirs}>
        <span className={css.who}>
          {isMine ? text('workOrders.thread.you') : message.name} · {formats.time(message.created_time)}
        </span>
        {message.content}
        {message.images.length > 0 && (
          <span className={css.images}>
            {message.images.map((url, place) => (
              <button
                key={url}
                type="button"
                className={css.thumbnail}
                aria-label={text('workOrders.thread.image', { number: place + 1 })}
                onClick={() => setShown(url)}
              >
                <img src={url} alt="" className={css.small} />
              </button>
            ))}
          </span>
        )}
      </div>
      {shown !== undefined && (
        <Dialog
          isOpen
          size="large"
          isDismissable
          title={text('workOrders.thread.picture')}
          closeLabel={text('common.close')}
          onOpenChange={(isOpen) => !isOpen && setShown(undefined)}
        >
          <img src={shown} alt={text('workOrders.thread.picture')} className={css.large} />
        </Dialog>
      )}
    </li>
  );
}
