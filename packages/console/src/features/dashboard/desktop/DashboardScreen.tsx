import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';
import { pathsOf } from '#lib/paths.ts';
import { AssetRatioCard } from '#parts/AssetRatioCard.tsx';
import * as css from '../dashboard.css.ts';
import { AttentionCard } from '../parts/AttentionCard.tsx';
import { ChartCard } from '../parts/ChartCard.tsx';
import { Figures } from '../parts/Figures.tsx';
import { MarketPanel } from '../parts/MarketPanel.tsx';
import { RecentPaymentsCard } from '../parts/RecentPaymentsCard.tsx';
import { SetupBanner } from '../parts/SetupBanner.tsx';

const paths = pathsOf('desktop');

/** `/`: how much there is, how it goes, what happened last (specification §2, dashboard). */
export function DashboardScreen() {
  const text = useText();
  return (
    <Stack>
      <VisuallyHidden as="div">
        <h1 tabIndex={-1}>{text('dashboard.title')}</h1>
      </VisuallyHidden>
      <SetupBanner />
      <Figures securityHref={paths.account('_security')} />
      <AttentionCard />
      <div className={css.chartRow}>
        <ChartCard height={236} />
        <MarketPanel withdrawHref={paths.withdraw} />
      </div>
      <div className={css.recentRow}>
        <RecentPaymentsCard />
        <AssetRatioCard />
      </div>
    </Stack>
  );
}
