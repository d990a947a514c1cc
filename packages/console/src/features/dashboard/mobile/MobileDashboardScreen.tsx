import { pathsOf } from '#lib/address/paths.ts';
import { Stack } from '@settlement/design-system/Stack';
import { AssetRatioCard } from '#parts/cards/AssetRatioCard.tsx';
import { AttentionCard } from '../parts/AttentionCard.tsx';
import { ChartCard } from '../parts/ChartCard.tsx';
import { Figures } from '../parts/Figures.tsx';
import { MarketPanel } from '../parts/MarketPanel.tsx';
import { MoneyMovements } from '../parts/MoneyMovements.tsx';
import { RecentPaymentsList } from '../parts/RecentPaymentsList.tsx';
import { FirstRunOr } from '../parts/FirstRunOr.tsx';
import { SetupBanner } from '../parts/SetupBanner.tsx';

const paths = pathsOf('mobile');

export function MobileDashboardScreen() {
  return (
    <Stack>
      <FirstRunOr>
        <SetupBanner />
        <Figures securityHref={paths.account('_security')} />
        <AttentionCard shown={1} />
        <MoneyMovements />
        <ChartCard height={200} isCompact />
        <RecentPaymentsList />
        <AssetRatioCard />
        <MarketPanel withdrawHref={paths.withdraw} />
      </FirstRunOr>
    </Stack>
  );
}
