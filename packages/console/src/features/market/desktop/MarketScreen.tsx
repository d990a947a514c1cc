import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';
import { FindCard } from '../parts/FindCard.tsx';
import { FollowedCard } from '../parts/FollowedCard.tsx';

/** `/market`: the followed tokens, and all tokens to follow. */
export function MarketScreen() {
  const text = useText();
  return (
    <Stack>
      <PageHeader title={text('shell.nav.market')} description={text('market.lead')} />
      <FollowedCard />
      <FindCard />
    </Stack>
  );
}
