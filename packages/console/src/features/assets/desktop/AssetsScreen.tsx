import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Stack } from '@settlement/design-system/Stack';
import { Card } from '@settlement/design-system/Card';
import { Inline } from '@settlement/design-system/Inline';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { useAtomValue } from 'jotai';
import { assetsQueryAtom } from '#data/assets.ts';
import { usePaths } from '#data/device.ts';
import { useText } from '#i18n/useText.ts';
import { AssetRatioCard } from '#parts/AssetRatioCard.tsx';
import { QueryView } from '#parts/QueryView.tsx';
import * as css from '../assets.css.ts';
import { ArrangeButton } from '../parts/ArrangeButton.tsx';
import { AssetSearch } from '../parts/AssetSearch.tsx';
import { AssetSummary } from '../parts/AssetSummary.tsx';
import { CollectionCard } from '../parts/CollectionCard.tsx';
import { HideBalances } from '../parts/HideBalances.tsx';
import { HideZero } from '../parts/HideZero.tsx';
import { RechargePanel } from '../recharge/RechargePanel.tsx';
import { TransferPanel } from '../transfers/TransferPanel.tsx';
import { AssetTable } from './AssetTable.tsx';
import { AssetTableLoading } from './AssetTableLoading.tsx';

/** `/property`: what the merchant has, on which networks, and what can be done with it. */
export function AssetsScreen() {
  const text = useText();
  const paths = usePaths();
  const query = useAtomValue(assetsQueryAtom);
  return (
    <Stack>
      <PageHeader
        title={text('assets.list.title')}
        description={text('assets.list.description')}
        actions={
          <Inline gap="s">
            <HideBalances />
            <ButtonLink variant="outline" href={paths.fundDetails()}>
              {text('assets.list.fundDetails')}
            </ButtonLink>
          </Inline>
        }
      />
      <div className={css.top}>
        <Stack>
          <AssetSummary />
        </Stack>
        <AssetRatioCard />
      </div>
      <CollectionCard />
      <Card padding="none">
        <div className={css.toolbar}>
          <div className={css.search}>
            <AssetSearch />
          </div>
          <HideZero />
          <div className={css.pushed}>
            <ArrangeButton />
          </div>
        </div>
        <QueryView
          query={query}
          failedTitle={text('assets.list.failedTitle')}
          loading={<AssetTableLoading />}
        >
          {({ list }) => <AssetTable assets={list} />}
        </QueryView>
      </Card>
      <RechargePanel />
      <TransferPanel />
    </Stack>
  );
}
