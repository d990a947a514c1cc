import { pathsOf } from '#lib/paths.ts';
import { Stack } from '@settlement/design-system/Stack';
import { AssetRatioCard } from '#parts/AssetRatioCard.tsx';
import { AttentionCard } from '../parts/AttentionCard.tsx';
import { ChartCard } from '../parts/ChartCard.tsx';
import { Figures } from '../parts/Figures.tsx';
import { MarketPanel } from '../parts/MarketPanel.tsx';
import { RecentPaymentsList } from '../parts/RecentPaymentsList.tsx';
import { SetupBanner } from '../parts/SetupBanner.tsx';

const paths = pathsOf('mobile');

/** `/m/`: the statistics of the dashboard, one below the other. */
export function MobileDashboardScreen() {
  return (
    <Stack>
      <SetupBanner />
      <Figures securityHref={paths.account('_security')} />
      <AttentionCard />
      <ChartCard height={200} isCompact />
      <AssetRatioCard />
      <MarketPanel isCompact withdrawHref={paths.withdraw} />
      <RecentPaymentsList />
    </Stack>
  );
}
