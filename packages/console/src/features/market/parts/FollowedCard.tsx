import { FOLLOW_LIMIT, type MarketItem } from '@settlement/api-mocks/contract/market';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Inline } from '@settlement/design-system/Inline';
import { ReorderList } from '@settlement/design-system/ReorderList';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { StarIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { Sparkline } from '#charts/Sparkline.tsx';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { usePaths } from '#data/session/device.ts';
import { inOrder, setFollowedAtom, watchedQueryAtom } from '#data/market.ts';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { compare, isPositive } from '#lib/money/money.ts';
import { QueryView, isEmptyList } from '#parts/loading/QueryView.tsx';
import { COVERED } from '#parts/values/useBalanceText.ts';
import * as css from '../market.css.ts';
import { Change, TokenLine } from './TokenLine.tsx';

export function FollowedCard() {
  const text = useText();
  const query = useAtomValue(watchedQueryAtom);
  return (
    <Card
      title={text('market.followed.title')}
      // The description explains how to reorder tokens, so it needs at least two tokens.
      {...((query.data?.list.length ?? 2) > 1 && { description: text('market.followed.how') })}
      actions={
        <span className={query.data ? undefined : css.unknown}>
          <Text size="caption" tone="muted" isNumeric>
            {text('market.followed.count', { count: query.data?.list.length ?? 0, limit: FOLLOW_LIMIT })}
          </Text>
        </span>
      }
    >
      <QueryView
        query={query}
        loading={<Skeleton lines={6} />}
        failedTitle={text('market.failed')}
        isEmpty={isEmptyList}
        empty={
          <EmptyState
            icon={<StarIcon aria-hidden="true" />}
            title={text('market.none.title')}
            description={text('market.none.text')}
          />
        }
      >
        {({ list }) => (
          <Followed list={list} isStale={query.error !== null} onRetry={() => void query.refetch()} />
        )}
      </QueryView>
    </Card>
  );
}

interface FollowedProps {
  readonly list: readonly MarketItem[];
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

function Followed({ list, isStale, onRetry }: FollowedProps) {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(serverClockAtom);
  const setFollowed = useAtomValue(setFollowedAtom);
  const updated = list[0]?.update_time ?? 0;
  return (
    <Stack gap="s">
      <div className={isStale ? css.stale : undefined}>
        <ReorderList
          label={text('market.followed.title')}
          hasTallRows
          items={list.map((item) => ({ id: item.token, label: item.token, content: <Row item={item} /> }))}
          onReorder={(tokens) => setFollowed.mutate(inOrder(list, tokens))}
        />
      </div>
      <Inline gap="s">
        {updated > 0 && (
          <Text size="caption" tone={isStale ? 'caution' : 'muted'}>
            {text(isStale ? 'market.stale' : 'market.updated', {
              time: formats.time(updated),
              ago: formats.relative(updated, clock.now()),
            })}
          </Text>
        )}
        {isStale && (
          <Button size="small" variant="ghost" onPress={onRetry}>
            {text('common.retry')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

function Row({ item }: { readonly item: MarketItem }) {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const isHidden = useAtomValue(hideBalancesAtom);
  const shown = (amount: string | undefined, token: string) =>
    isHidden ? COVERED : `${formats.amount(amount)} ${token}`;
  const isOwned = isPositive(item.balance);
  return (
    <div className={css.row}>
      <TokenLine token={item.token} logo={item.logo} price={item.price} />
      <div>
        <Change p={item.p} />
        <Text size="caption" tone="muted">
          {text('market.span.day')}
        </Text>
      </div>
      <Trend item={item} />
      <div className={css.holding}>
        <Text as="div" isNumeric>
          {shown(item.balance, item.token)}
        </Text>
        {item.usdt_balance !== undefined && (
          <Text as="div" size="small" tone="muted" isNumeric>
            {text('market.worth', { amount: shown(item.usdt_balance, 'USDT') })}
          </Text>
        )}
      </div>
      <div className={css.actions}>
        {isOwned && (
          <>
            <ButtonLink
              size="small"
              variant="outline"
              href={paths.withdraw(item.id)}
              aria-label={text('market.withdrawToken', { token: item.token })}
            >
              {text('assets.action.withdraw')}
            </ButtonLink>
            <ButtonLink
              size="small"
              variant="outline"
              href={paths.swap(item.id)}
              aria-label={text('market.swapToken', { token: item.token })}
            >
              {text('assets.action.swap')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

function Trend({ item }: { readonly item: MarketItem }) {
  const text = useText();
  const formats = useFormats();
  const values = item.trend_7d ?? item.trend;
  const first = values[0];
  const last = values.at(-1);
  if (first === undefined || last === undefined) return <span />;
  const sign = compare(last, first);
  return (
    <div className={css.trend}>
      <Sparkline
        values={values.map(Number)}
        width={96}
        tone={sign === 0 ? 'neutral' : sign > 0 ? 'positive' : 'critical'}
        label={text(item.trend_7d ? 'market.trend.week' : 'market.trend.day', {
          token: item.token,
          from: formats.amount(first),
          to: formats.amount(last),
          direction: text(sign === 0 ? 'market.flat' : sign > 0 ? 'market.up' : 'market.down'),
        })}
      />
      <span className={css.span} aria-hidden="true">
        {text(item.trend_7d ? 'market.span.week' : 'market.span.day')}
      </span>
    </div>
  );
}
