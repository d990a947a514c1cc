import { FOLLOW_LIMIT, type MarketItem } from '@settlement/api-mocks/contract/market';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Inline } from '@settlement/design-system/Inline';
import { SearchField } from '@settlement/design-system/SearchField';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Switch } from '@settlement/design-system/Switch';
import { Text } from '@settlement/design-system/Text';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { foundQueryAtom, marketStateAtom, setFollowedAtom, toggled, watchedQueryAtom } from '#data/market.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { SEARCH_DEBOUNCE, useDebouncedText } from '#lib/browser/useDebounced.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import * as css from '../market.css.ts';
import { Change, TokenLine } from './TokenLine.tsx';

export function FindCard() {
  const text = useText();
  const [{ search }, setState] = useUrlState(marketStateAtom);
  const [name, setName] = useDebouncedText(
    search ?? '',
    (next) => setState({ search: next || undefined }, { replace: true }),
    { delay: SEARCH_DEBOUNCE },
  );
  const query = useAtomValue(foundQueryAtom);
  const { data } = useAtomValue(watchedQueryAtom);
  const followed = data?.list ?? [];
  const setFollowed = useAtomValue(setFollowedAtom);
  const [refused, setRefused] = useState<MarketItem>();

  const toggle = (item: MarketItem) => {
    const next = toggled(followed, item);
    setRefused(next === null ? item : undefined);
    if (next !== null) setFollowed.mutate(next);
  };
  const replace = (gone: MarketItem) => {
    const left = followed.filter(({ token }) => token !== gone.token);
    setRefused(undefined);
    setFollowed.mutate(refused ? [...left, { ...refused, check: true }] : left);
  };

  return (
    <Card title={text('market.find.title')}>
      <Stack gap="m">
        <SearchField
          label={text('market.find.label')}
          isLabelHidden
          placeholder={text('market.find.label')}
          value={name}
          onChange={setName}
        />
        {refused && (
          <Banner tone="caution" role="alert">
            <Stack gap="s">
              <span>
                {text('market.full', { count: followed.length, limit: FOLLOW_LIMIT, token: refused.token })}
              </span>
              <Inline gap="s">
                {followed.map((item) => (
                  <Button
                    key={item.token}
                    size="small"
                    variant="outline"
                    tone="neutral"
                    onPress={() => replace(item)}
                  >
                    {text('market.remove', { token: item.token })}
                  </Button>
                ))}
                <Button size="small" variant="ghost" tone="neutral" onPress={() => setRefused(undefined)}>
                  {text('common.cancel')}
                </Button>
              </Inline>
            </Stack>
          </Banner>
        )}
        <QueryView query={query} loading={<Skeleton lines={6} />} failedTitle={text('market.find.failed')}>
          {({ list }) => (
            <>
              <VisuallyHidden>
                <span role="status">{text('market.find.results', { count: list.length })}</span>
              </VisuallyHidden>
              {list.length === 0 ? (
                <Stack gap="s" align="start">
                  <Text as="p" tone="muted">
                    {text('market.find.noMatch', { name: search ?? '' })}
                  </Text>
                  <Button variant="outline" size="small" onPress={() => setName('')}>
                    {text('market.find.clear')}
                  </Button>
                </Stack>
              ) : (
                <ul>
                  {list.map((item) => (
                    <li key={item.token} className={css.found}>
                      <div className={css.foundName}>
                        <TokenLine token={item.token} logo={item.logo} price={item.price} />
                      </div>
                      <Change p={item.p} />
                      <Switch
                        isLabelHidden
                        // A change replaces the whole list, so it requires the previous one.
                        isDisabled={!data}
                        isSelected={followed.some(({ token }) => token === item.token)}
                        onChange={() => toggle(item)}
                      >
                        {text('market.follow', { token: item.token })}
                      </Switch>
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </QueryView>
      </Stack>
    </Card>
  );
}
