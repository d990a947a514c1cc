import { FOLLOW_LIMIT, type MarketItem } from '@settlement/api-mocks/contract/market';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { SearchField } from '@settlement/design-system/SearchField';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useState, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { followedQueryAtom, setFollowedAtom, toggled } from '#data/market.ts';
import { useText } from '#i18n/useText.ts';
import { deferred } from '#parts/loading/deferred.tsx';
import { FollowedTokens } from './FollowedTokens.tsx';
import * as css from '../dashboard.css.ts';

const FoundTokens = deferred(async () => (await import('./FoundTokens.tsx')).FoundTokens, {
  loading: <Skeleton shape="block" height="160px" />,
});

/** Shows the first three followed tokens, or all tokens that match the search (specification §2). */
export function MarketPanel({ withdrawHref }: { withdrawHref: (id: string) => string }) {
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
      title={text('shell.nav.market')}
      actions={
        followedQuery.data && (
          <Text size="caption" tone="muted" isNumeric>
            {text('dashboard.market.followed', { count: followed.length, limit: FOLLOW_LIMIT })}
          </Text>
        )
      }
    >
      <div className={css.market} {...mode.panelProps}>
        <SearchField
          label={text('market.find.label')}
          isLabelHidden
          placeholder={text('market.find.label')}
          value={mode.name}
          onChange={mode.setName}
          onFocus={mode.search}
          onClear={leave}
        />
        {refused === null ? null : (
          <Banner tone="caution" role="alert">
            {text('market.full', { count: followed.length, limit: FOLLOW_LIMIT, token: refused })}
          </Banner>
        )}
        {/* A change replaces the whole list, so it requires the previous one. */}
        {mode.isSearching && followedQuery.data ? (
          <>
            <FoundTokens name={mode.name} followed={followed} onToggle={toggle} />
            <Button variant="ghost" size="small" onPress={leave}>
              {text('common.done')}
            </Button>
          </>
        ) : (
          <FollowedTokens query={followedQuery} withdrawHref={withdrawHref} />
        )}
      </div>
    </Card>
  );
}

/**
 * Returns the mode of the panel (specification §2).
 *
 * - Followed tokens: by default, after the search is cleared, after Escape, and when the focus leaves the panel.
 * - Search results: after the search field gets the focus. A mouse that leaves the panel ends the search only if the
 * focus is outside, so that typing isn't interrupted (WCAG 3.2.2).
 */
function useMarketMode() {
  const [name, setName] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isSearching = name !== null;

  const follow = () => setName(null);
  const hasFocus = () => panel.current?.contains(document.activeElement) ?? false;

  return {
    isSearching,
    name: name ?? '',
    setName,
    follow,
    search: () => {
      if (!isSearching) setName('');
    },
    panelProps: {
      ref: panel,
      onMouseLeave: () => {
        if (isSearching && !hasFocus()) follow();
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget;
        const { current } = panel;
        const isInside = next instanceof Node && current?.contains(next);
        // A press between the rows moves the focus to no element, or to one that contains the panel, but the mouse is
        // still over the panel.
        const isAround = !(next instanceof Node) || next.contains(current);
        if (isSearching && !isInside && !(isAround && current?.matches(':hover'))) follow();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isSearching) return;
        follow();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      },
    },
  };
}
