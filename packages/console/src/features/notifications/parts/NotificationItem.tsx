import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { Inline } from '@settlement/design-system/Inline';
import { CardButton } from '@settlement/design-system/CardButton';
import { Link } from '@settlement/design-system/Link';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { notificationType } from '@settlement/api-mocks/contract/enumerations';
import { GAS_TOKEN } from '#data/expenses.ts';
import { internalHrefAtom } from '#data/page/internalHref.ts';
import { isUnreadAtom, readNotificationAtom } from '#data/notifications.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import * as css from './notifications.css.ts';

/** The details of a notification, by type. Only sign-ins and gas fees have details. */
type NotificationKind =
  | { readonly name: 'login'; readonly ip: string; readonly device: string; readonly location: string }
  | { readonly name: 'expense'; readonly amount: string; readonly token: string; readonly chain: string }
  | { readonly name: 'plain' };

/** Returns the details of a sign-in (type 2) or gas fee (type 5) (specification §2). */
export function kindOf(item: Notification): NotificationKind {
  if (item.types === notificationType.login) {
    return { name: 'login', ip: item.ip ?? '', device: item.device ?? '', location: item.address ?? '' };
  }
  if (item.types === notificationType.fundAggregation && item.amount !== undefined && item.currency) {
    return { name: 'expense', amount: item.amount, token: item.currency.token, chain: item.currency.chain };
  }
  return { name: 'plain' };
}

interface NotificationItemProps {
  readonly item: Notification;
  readonly onExpense: (item: Notification) => void;
}

/** Renders a notification, which is marked as read when pressed (specification §4). */
export function NotificationItem({ item, onExpense }: NotificationItemProps) {
  const text = useText();
  const read = useSetAtom(readNotificationAtom);
  const isNew = useAtomValue(isUnreadAtom)(item);
  const kind = kindOf(item);
  const href = useAtomValue(internalHrefAtom)(item.link);

  return (
    <div className={css.item} data-new={isNew || undefined}>
      <CardButton
        surface="none"
        gap="xs"
        aria-haspopup={kind.name === 'expense' ? 'dialog' : undefined}
        onPress={() => {
          read(item);
          if (kind.name === 'expense') onExpense(item);
        }}
      >
        <Inline as="span" justify="between" canWrap={false}>
          <Text weight="semibold">{item.title}</Text>
          {isNew && <Tag tone="info">{text('notifications.new')}</Tag>}
        </Inline>
        {item.content !== '' && (
          <Text size="small" tone="muted">
            {item.content}
          </Text>
        )}
        {kind.name === 'login' && (
          <span className={css.facts}>
            <Fact name={text('notifications.ip')} value={kind.ip} />
            <Fact name={text('account.log.column.device')} value={kind.device} />
            <Fact name={text('notifications.location')} value={kind.location} />
          </span>
        )}
        {kind.name === 'expense' && (
          <span className={css.facts}>
            <Text size="small" weight="semibold" isNumeric>
              <Amount value={kind.amount} token={GAS_TOKEN} />
            </Text>
            <Text size="small" tone="muted">
              {`${kind.chain} · ${kind.token}`}
            </Text>
          </span>
        )}
        <Text size="caption" tone="muted">
          <Moment seconds={item.created_time} />
        </Text>
      </CardButton>
      {href !== undefined && (
        <span className={css.link}>
          <Link href={href} onPress={() => read(item)}>
            {text('notifications.open')}
          </Link>
        </span>
      )}
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  if (value === '') return null;
  return (
    <Text size="small">
      <Text size="small" tone="muted">
        {name}{' '}
      </Text>
      {value}
    </Text>
  );
}
