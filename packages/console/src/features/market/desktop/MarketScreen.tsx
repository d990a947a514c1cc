import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { watchedQueryAtom } from '#data/market.ts';
import { useText } from '#i18n/useText.ts';
import { AfterQueries } from '#parts/QueryView.tsx';
import { FindCard } from '../parts/FindCard.tsx';
import { FollowedCard } from '../parts/FollowedCard.tsx';

/** `/market`: the followed tokens, and all tokens to follow. */
export function MarketScreen() {
  const text = useText();
  return (
    <Stack>
      <PageHeader title={text('shell.nav.market')} description={text('market.lead')} />
      <FollowedCard />
      <AfterQueries queries={[useAtomValue(watchedQueryAtom)]}>
        <FindCard />
      </AfterQueries>
    </Stack>
  );
}
