import { Badge } from '@settlement/design-system/Badge';
import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { Link } from '@settlement/design-system/Link';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { AlertTriangleIcon, CheckCircleIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { isApiError } from '#api/errors.ts';
import { attentionQueryAtom } from '#data/attention.ts';
import { usePaths } from '#data/device.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './attention.css.ts';
import { type PendingItem, pendingItems } from './attention.ts';

/** What waits for the merchant, the most urgent first, each with its one next action; the rest on demand. */
export function AttentionCard() {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const query = useAtomValue(attentionQueryAtom);
  if (isApiError(query.error, 'notOffered')) return null;
  const pending = query.data && pendingItems(query.data.list);
  const count = pending?.length ?? 0;
  return (
    <section className={css.card} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <div id={`${id}-title`} className={css.title}>
          <Heading level={2}>{text('dashboard.attention.title')}</Heading>
        </div>
        <span className={css.count}>
          <Badge count={count} label={text('dashboard.attention.count', { count })} />
        </span>
      </div>
      <div className={css.body}>
        {pending ? (
          <ul id={`${id}-list`} className={css.list}>
            {count === 0 && (
              <li className={css.row}>
                <span className={css.sign({ tone: 'positive' })}>
                  <CheckCircleIcon size={18} aria-hidden="true" />
                </span>
                <Text tone="muted">{text('dashboard.attention.none')}</Text>
              </li>
            )}
            {pending.slice(0, isOpen ? count : 1).map((one) => (
              <Row key={one.kind} {...one} />
            ))}
          </ul>
        ) : (
          <div className={css.row} aria-busy={query.isPending}>
            {query.error ? (
              <Text tone="muted">{text('dashboard.attention.failed')}</Text>
            ) : (
              <Skeleton width="240px" />
            )}
          </div>
        )}
      </div>
      <div className={css.end}>
        {count > 1 && (
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? text('dashboard.attention.less') : text('dashboard.attention.all', { count })}
          </Button>
        )}
        {query.error && !pending && (
          <Button variant="outline" size="small" onPress={() => void query.refetch()}>
            {text('common.retry')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Row({ kind, item, tone, hrefOf }: PendingItem) {
  const text = useText();
  const paths = usePaths();
  const formats = useFormats();
  const message = text(`dashboard.attention.${kind}`, {
    count: item.count,
    name: item.name,
    time: formats.time(item.time),
  });
  return (
    <li className={css.row}>
      <span className={css.sign({ tone: tone === 'critical' || tone === 'caution' ? tone : 'neutral' })}>
        <AlertTriangleIcon size={18} aria-hidden="true" />
      </span>
      <span className={css.message}>{message}</span>
      <Link
        isStrong
        href={hrefOf(paths, item)}
        aria-label={`${text(`dashboard.attention.${kind}.do`)}: ${message}`}
      >
        {text(`dashboard.attention.${kind}.do`)}
      </Link>
    </li>
  );
}
