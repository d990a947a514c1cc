import { Badge } from '@settlement/design-system/Badge';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Link } from '@settlement/design-system/Link';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { AlertTriangleIcon, CheckCircleIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import type { AttentionItem, AttentionKind } from '@settlement/api-mocks/contract/attention';
import type { Tone } from '@settlement/design-system/tokens';
import { isApiError } from '#api/errors.ts';
import { attentionQueryAtom, requiredLeft } from '#data/dashboard.ts';
import { usePaths } from '#data/session/device.ts';
import { userAtom } from '#data/user.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { extensionAt } from '#lib/address/pages.ts';
import * as css from '../dashboard.css.ts';
import type { Paths } from '#lib/address/paths.ts';

type Query = Record<string, string | number>;

const oneOr = (ref: string, one: Query, all: Query = {}): Query => (ref === '' ? all : one);

const keys = (paths: Paths, { ref }: AttentionItem) =>
  paths.applications(oneOr(ref, { app: ref, section: 'keys' }));
const withdrawals =
  (status: number) =>
  (paths: Paths, { ref }: AttentionItem) =>
    paths.fundDetails({ tab: 'withdrawal', ...oneOr(ref, { detail: ref }, { status }) });
const payments =
  (exception: number) =>
  (paths: Paths, { ref }: AttentionItem) =>
    paths.payments(oneOr(ref, { detail: ref }, { exception, open: 1, range: '7d' }));

/** Selects failed deliveries in the URL, including those with remaining attempts. */
const FAILED = 5;

interface ActionPlan {
  readonly tone: Tone;
  /** The facts below the message, because the message doesn't contain them. */
  readonly detail?: 'time' | 'name and time';
  readonly hrefOf: (paths: Paths, item: AttentionItem) => string;
}

const actions: Readonly<Record<AttentionKind, ActionPlan>> = {
  permissionRejected: { tone: 'critical', hrefOf: (paths) => paths.openAuth },
  keyExpired: { tone: 'critical', hrefOf: keys },
  gasLow: { tone: 'critical', hrefOf: (paths, item) => paths.recharge(item.currency_id) },
  callbacksFailing: {
    tone: 'critical',
    detail: 'time',
    hrefOf: (paths, { ref }) => paths.callbacks({ status: FAILED, ...oneOr(ref, { appid: ref }) }),
  },
  withdrawalAbnormal: { tone: 'critical', detail: 'name and time', hrefOf: withdrawals(7) },
  withdrawalRejected: { tone: 'caution', detail: 'name and time', hrefOf: withdrawals(2) },
  paymentUnder: { tone: 'caution', detail: 'time', hrefOf: payments(1) },
  paymentOver: { tone: 'caution', detail: 'time', hrefOf: payments(2) },
  paymentLate: { tone: 'caution', detail: 'time', hrefOf: payments(3) },
  keyExpiring: { tone: 'caution', hrefOf: keys },
  reply: { tone: 'info', hrefOf: (paths, { ref }) => paths.workOrders(oneOr(ref, { detail: ref })) },
  addressCooling: { tone: 'neutral', hrefOf: (paths) => paths.addresses({ status: 2 }) },
};

interface PendingItem extends ActionPlan {
  readonly kind: AttentionKind;
  readonly item: AttentionItem;
}

const isKnown = (kind: string): kind is AttentionKind => Object.hasOwn(actions, kind);

/** Returns the items to show. Skips items whose kind this version doesn't support. */
export function pendingItems(list: readonly AttentionItem[]): PendingItem[] {
  return list.flatMap((item) =>
    isKnown(item.kind) ? [{ kind: item.kind, item, ...actions[item.kind] }] : [],
  );
}

export function AttentionCard({ shown }: { readonly shown: number }) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const query = useAtomValue(attentionQueryAtom);
  const user = useAtomValue(userAtom);
  const pending = query.data && pendingItems(query.data.list);
  const count = pending?.length ?? 0;
  // A row “1 more” would be as high as the hidden item, so a single item is never hidden.
  const hidden = count > shown + 1 ? count - shown : 0;
  // The setup banner already shows the required steps.
  const isSettingUp = count === 0 && user !== undefined && requiredLeft(user) > 0;
  if (isApiError(query.error, 'notOffered') || isSettingUp) return null;
  return (
    <Card
      title={
        <span className={css.title}>
          {text('dashboard.attention.title')}
          <Badge count={count} label={text('dashboard.attention.count', { count })} />
        </span>
      }
    >
      <div className={css.body}>
        {pending ? (
          <ul id={`${id}-list`}>
            {count === 0 && (
              <li className={css.row}>
                <span className={css.sign({ tone: 'positive' })}>
                  <CheckCircleIcon size={18} aria-hidden="true" />
                </span>
                <Text tone="muted">{text('dashboard.attention.none')}</Text>
              </li>
            )}
            {pending.slice(0, isOpen || hidden === 0 ? count : shown).map((one) => (
              <Row key={one.kind} {...one} />
            ))}
          </ul>
        ) : (
          <div className={css.pending} aria-busy={query.isPending}>
            {query.error ? (
              <Text tone="muted">{text('dashboard.attention.failed')}</Text>
            ) : (
              <Skeleton width="240px" />
            )}
          </div>
        )}
        {hidden > 0 && (
          <span className={css.more}>
            <Button
              variant="ghost"
              tone="accent"
              size="small"
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              onPress={() => setOpen(!isOpen)}
            >
              {isOpen
                ? text('dashboard.attention.less')
                : text('dashboard.attention.more', { count: hidden })}
            </Button>
          </span>
        )}
      </div>
      {query.error && !pending && (
        <Button variant="outline" size="small" onPress={() => void query.refetch()}>
          {text('common.retry')}
        </Button>
      )}
    </Card>
  );
}

function Row({ kind, item, tone, detail, hrefOf }: PendingItem) {
  const text = useText();
  const href = hrefOf(usePaths(), item);
  const offers = useOffers();
  const formats = useFormats();
  const { count, name } = item;
  const time = formats.time(item.time);
  const day = formats.day(item.time);
  const message = text(`dashboard.attention.${kind}`, { count, name, time });
  const facts = [
    detail === 'name and time' && name,
    detail && item.time > 0 && text('dashboard.attention.since', { count, day }),
  ].filter(Boolean);
  return (
    <li className={css.row}>
      <span className={css.sign({ tone: tone === 'critical' || tone === 'caution' ? tone : 'neutral' })}>
        <AlertTriangleIcon size={18} aria-hidden="true" />
      </span>
      <span className={css.message}>
        {message}
        {facts.length > 0 && <span className={css.facts}>{facts.join(' · ')}</span>}
      </span>
      {offers(extensionAt(href)) && (
        <Link isStrong href={href} aria-label={`${text(`dashboard.attention.${kind}.do`)}: ${message}`}>
          {text(`dashboard.attention.${kind}.do`)}
        </Link>
      )}
    </li>
  );
}
