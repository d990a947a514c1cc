import { FOLLOW_LIMIT } from '@settlement/api-mocks/contract/market';
import type { MarketItem } from '@settlement/api-mocks/contract/market';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { SearchField } from '@settlement/design-system/SearchField';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { followedQueryAtom, setFollowedAtom, toggled } from '#data/market.ts';
import { useText } from '#i18n/useText.ts';
import { deferred } from '#parts/deferred.tsx';
import * as css from '../dashboard.css.ts';
import { FollowedTokens } from './FollowedTokens.tsx';
import { useMarketMode } from './useMarketMode.ts';

const FoundTokens = deferred(async () => (await import('./FoundTokens.tsx')).FoundTokens, {
  loading: <Skeleton shape="block" height="160px" />,
});

interface MarketPanelProps {
  /** Where a token is withdrawn on this device, by asset id. */
  withdrawHref: (id: string) => string;
  isCompact?: boolean;
}

/** The first three followed tokens, or all tokens to follow while searching (specification §2). */
export function MarketPanel({ withdrawHref, isCompact = false }: MarketPanelProps) {
  const text = useText();
  const mode = useMarketMode();
  const followedQuery = useAtomValue(followedQueryAtom);
  const setFollowed = useAtomValue(setFollowedAtom);
  const [refused, setRefused] = useState<string | null>(null);
  const followed = followedQuery.data?.list ?? [];

  const toggle = (item: MarketItem) => {
    const next = toggled(followed, item);
    setRefused(next === null ? item.token : null);
    if (next !== null) setFollowed.mutate(next);
  };
  const leave = () => {
    setRefused(null);
    mode.follow();
  };

  return (
    <Card
      title={text('dashboard.market.title')}
      actions={
        <Text size="caption" tone="muted" numeric>
          {text('dashboard.market.followed', { count: followed.length, limit: FOLLOW_LIMIT })}
        </Text>
      }
    >
      <div className={css.market} {...mode.panelProps}>
        <SearchField
          label={text('dashboard.market.search')}
          isLabelHidden
          placeholder={text('dashboard.market.search')}
          clearLabel={text('dashboard.market.clear')}
          value={mode.name}
          onChange={mode.setName}
          onFocus={mode.search}
          onClear={leave}
        />
        {refused === null ? null : (
          <Banner tone="caution" role="alert">
            {text('dashboard.market.full', {
              count: followed.length,
              limit: FOLLOW_LIMIT,
              token: refused,
            })}
          </Banner>
        )}
        {mode.isSearching ? (
          <>
            <FoundTokens name={mode.name} followed={followed} onToggle={toggle} />
            <Button variant="ghost" size="small" onPress={leave}>
              {text('dashboard.market.done')}
            </Button>
          </>
        ) : (
          <FollowedTokens query={followedQuery} withdrawHref={withdrawHref} isCompact={isCompact} />
        )}
      </div>
    </Card>
  );
}
