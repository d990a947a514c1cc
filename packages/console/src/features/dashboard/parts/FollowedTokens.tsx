import type { MarketItem } from '@settlement/api-mocks/contract/market';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { StarIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { Sparkline } from '#charts/Sparkline.tsx';
import { PANEL_LIMIT } from '#data/market.ts';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { isPositive } from '#lib/money/money.ts';
import { COVERED } from '#parts/values/useBalanceText.ts';
import { QueryView, isEmptyList } from '#parts/loading/QueryView.tsx';
import type { QueryState } from '#parts/loading/QueryView.tsx';
import * as css from '../dashboard.css.ts';
import { directionOf, TokenName } from './tokenRow.tsx';

interface FollowedTokensProps {
  query: QueryState<{ list: MarketItem[] }>;
  withdrawHref: (id: string) => string;
}

export function FollowedTokens({ query, withdrawHref }: FollowedTokensProps) {
  const text = useText();
  const formats = useFormats();
  const isHidden = useAtomValue(hideBalancesAtom);
  const isStale = query.error !== null && query.data !== undefined;

  return (
    <>
      <QueryView
        query={query}
        failedTitle={text('market.failed')}
        loading={<LoadingTokens />}
        isEmpty={isEmptyList}
        empty={
          <EmptyState
            icon={<StarIcon aria-hidden="true" />}
            title={text('market.none.title')}
            description={text('dashboard.market.noneText')}
          />
        }
      >
        {({ list }) => (
          <ul className={`${css.marketList} ${isStale ? css.stale : ''}`}>
            {list.slice(0, PANEL_LIMIT).map((item) => (
              <li key={item.token} className={css.marketRow}>
                <TokenName
                  token={item.token}
                  logo={item.logo}
                  note={isHidden ? COVERED : formats.amount(item.balance)}
                />
                <div className={css.course}>
                  <Trend item={item} />
                  <div className={css.change}>
                    <Text size="small" weight="semibold" isNumeric tone={directionOf(item.p)}>
                      {formats.change(item.p)}
                    </Text>
                  </div>
                </div>
                <div className={css.marketAction}>
                  {isPositive(item.balance) ? (
                    <ButtonLink
                      variant="outline"
                      size="small"
                      href={withdrawHref(item.id)}
                      aria-label={text('market.withdrawToken', { token: item.token })}
                    >
                      {text('assets.action.withdraw')}
                    </ButtonLink>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {isStale ? (
        <Text size="caption" tone="muted">
          {text('dashboard.market.stale', { time: formats.time(query.data?.list[0]?.update_time) })}
        </Text>
      ) : null}
    </>
  );
}

function Trend({ item }: { item: MarketItem }) {
  const text = useText();
  const formats = useFormats();
  if (item.trend.length === 0) return null;
  const tone = directionOf(item.p);
  return (
    <Sparkline
      values={item.trend.map(Number)}
      width={44}
      tone={tone === 'muted' ? 'neutral' : tone}
      label={text('dashboard.market.trend', {
        token: item.token,
        from: formats.amount(item.trend[0]),
        to: formats.amount(item.trend.at(-1)),
        change: formats.change(item.p),
      })}
    />
  );
}

function LoadingTokens() {
  return (
    <ul className={css.marketList} aria-busy="true">
      {[0, 1, 2].map((row) => (
        <li key={row} className={css.marketRow}>
          <Skeleton width="120px" height="32px" shape="block" />
          <Skeleton width="88px" height="20px" shape="block" />
          <div className={css.marketAction}>
            <Skeleton width="80px" height="36px" shape="block" />
          </div>
        </li>
      ))}
    </ul>
  );
}
