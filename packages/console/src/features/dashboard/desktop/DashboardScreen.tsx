import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';
import { pathsOf } from '#lib/address/paths.ts';
import { AssetRatioCard } from '#parts/cards/AssetRatioCard.tsx';
import * as css from '../dashboard.css.ts';
import { AttentionCard } from '../parts/AttentionCard.tsx';
import { ChartCard } from '../parts/ChartCard.tsx';
import { Figures } from '../parts/Figures.tsx';
import { MarketPanel } from '../parts/MarketPanel.tsx';
import { MoneyMovements } from '../parts/MoneyMovements.tsx';
import { RecentPaymentsList } from '../parts/RecentPaymentsList.tsx';
import { FirstRunOr } from '../parts/FirstRunOr.tsx';
import { SetupBanner } from '../parts/SetupBanner.tsx';

const paths = pathsOf('desktop');

export function DashboardScreen() {
  const text = useText();
  return (
    <Stack>
      <VisuallyHidden as="div">
        <h1 tabIndex={-1}>{text('shell.nav.dashboard')}</h1>
      </VisuallyHidden>
      <FirstRunOr>
        <SetupBanner />
        <div className={css.band}>
          <Figures securityHref={paths.account('_security')} />
          <MoneyMovements />
        </div>
        <div className={css.chartRow}>
          <ChartCard height={236} />
          <AttentionCard shown={5} />
        </div>
        <div className={css.lastRow}>
          <RecentPaymentsList />
          <MarketPanel withdrawHref={paths.withdraw} />
          <AssetRatioCard />
        </div>
      </FirstRunOr>
    </Stack>
  );
}
