import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { CoinsIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { DonutChart, donutSkeleton } from '#charts/DonutChart.tsx';
import type { DonutSlice } from '#charts/DonutChart.tsx';
import { assetSharesQueryAtom, topShares } from '#data/statistics.ts';
import type { ShareSlice } from '#data/statistics.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView, useReady } from '../loading/QueryView.tsx';
import * as css from './figures.css.ts';

const tones = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

/** Shows the shares of the three or ten largest assets, and the share of all other assets (specification §2). */
export function AssetRatioCard() {
  const text = useText();
  const formats = useFormats();
  const query = useAtomValue(assetSharesQueryAtom);
  const isReady = useReady(!query.isPending);
  const [shown, setShown] = useState('3');

  const slice = ({ token, ratio, isOthers }: ShareSlice, index: number): DonutSlice => ({
    id: token,
    label: isOthers ? text('dashboard.assets.others') : token,
    // The size of a segment needs no exact decimals, so a JavaScript number is precise enough.
    size: Number(ratio),
    share: formats.percent(ratio),
    tone: isOthers ? 'others' : (tones[index] ?? 'others'),
  });

  return (
    <Card
      title={text('dashboard.assets.title')}
      description={text('dashboard.assets.caption')}
      actions={
        <SegmentedControl
          label={text('dashboard.assets.show')}
          value={shown}
          items={[
            { id: '3', label: text('dashboard.assets.top3') },
            { id: '10', label: text('dashboard.assets.top10') },
          ]}
          onChange={setShown}
        />
      }
    >
      <div className={css.body} aria-busy={!isReady || undefined}>
        <QueryView
          query={query}
          failedTitle={text('dashboard.assets.failed')}
          loading={donutSkeleton}
          isEmpty={({ list }) => topShares(list, 1).length === 0}
          empty={
            <EmptyState
              icon={<CoinsIcon aria-hidden="true" />}
              title={text('dashboard.assets.empty')}
              description={text('dashboard.assets.emptyText')}
            />
          }
        >
          {({ list, total }) => (
            <DonutChart
              label={text('dashboard.assets.group')}
              slices={topShares(list, shown === '3' ? 3 : 10, total).map(slice)}
            />
          )}
        </QueryView>
      </div>
    </Card>
  );
}
