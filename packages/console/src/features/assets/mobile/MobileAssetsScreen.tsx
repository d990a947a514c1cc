import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import { assetsQueryAtom } from '#data/assets.ts';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { AssetRatioCard } from '#parts/cards/AssetRatioCard.tsx';
import { QueryView } from '#parts/loading/QueryView.tsx';
import * as css from '../assets.css.ts';
import { ArrangeButton, AssetSearch, HideBalances, HideZero } from '../parts/assetList.tsx';
import { AssetSummary } from '../parts/AssetSummary.tsx';
import { CollectionCard } from '../parts/CollectionCard.tsx';
import { AssetCards } from './AssetCards.tsx';

export function MobileAssetsScreen() {
  const text = useText();
  const paths = usePaths();
  const query = useAtomValue(assetsQueryAtom);
  return (
    <Stack>
      <AssetSummary />
      <Inline gap="m">
        <HideBalances />
        <ButtonLink variant="outline" href={paths.fundDetails()}>
          {text('shell.title.fundDetails')}
        </ButtonLink>
        <div className={css.mobileSearch}>
          <AssetSearch />
        </div>
        <HideZero />
        <ArrangeButton />
      </Inline>
      <QueryView query={query} failedTitle={text('assets.list.failedTitle')} loading={<Loading />}>
        {({ list }) => <AssetCards assets={list} />}
      </QueryView>
      <CollectionCard />
      <AssetRatioCard />
    </Stack>
  );
}

function Loading() {
  const text = useText();
  return (
    <Stack gap="m" role="status" aria-label={text('assets.list.loading')}>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} shape="block" height="66px" />
      ))}
    </Stack>
  );
}
