import { Card } from '@settlement/design-system/Card';
import { useAtomValue } from 'jotai';
import { overviewFigures, overviewQueryAtom } from '#data/statistics.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/QueryView.tsx';
import * as css from '../dashboard.css.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { FigureCards } from './FigureCards.tsx';

/** The balance and the four cards; one answer fills them all, so they load and fail together. */
export function Figures({ securityHref }: { securityHref: string }) {
  const text = useText();
  const query = useAtomValue(overviewQueryAtom);
  const row = (figures: ReturnType<typeof overviewFigures> | undefined) => (
    <div className={css.figures} aria-busy={figures === undefined || undefined}>
      <div className={css.hero}>
        <BalanceCard figures={figures} securityHref={securityHref} />
      </div>
      <FigureCards figures={figures} />
    </div>
  );
  const failedTitle = text('dashboard.figures.failed');
  if (query.error && query.data === undefined) {
    return (
      <Card>
        <QueryView query={query} loading={null} failedTitle={failedTitle}>
          {() => null}
        </QueryView>
      </Card>
    );
  }
  return row(query.data && overviewFigures(query.data));
}
