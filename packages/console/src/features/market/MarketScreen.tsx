import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { watchedQueryAtom } from '#data/market.ts';
import { deviceAtom } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { AfterQueries } from '#parts/loading/QueryView.tsx';
import { FindCard } from './parts/FindCard.tsx';
import { FollowedCard } from './parts/FollowedCard.tsx';

export function MarketScreen() {
  const text = useText();
  const isPhone = useAtomValue(deviceAtom) === 'mobile';
  return (
    <Stack gap={isPhone ? 'm' : 'l'}>
      {!isPhone && <PageHeader title={text('shell.nav.market')} description={text('market.lead')} />}
      <FollowedCard />
      <AfterQueries queries={[useAtomValue(watchedQueryAtom)]}>
        <FindCard />
      </AfterQueries>
    </Stack>
  );
}
