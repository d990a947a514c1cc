import { Card } from '@settlement/design-system/Card';
import { IconButton } from '@settlement/design-system/IconButton';
import { Tooltip } from '@settlement/design-system/Tooltip';
import { ChartLineIcon, TableIcon } from '@settlement/design-system/icons';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { ChartControls } from './ChartControls.tsx';
import { PaymentsChart } from './PaymentsChart.tsx';

export function ChartCard({ height, isCompact = false }: { height: number; isCompact?: boolean }) {
  const text = useText();
  const [isTable, setTable] = useState(false);
  const label = text(isTable ? 'dashboard.chart.asChart' : 'dashboard.chart.asTable');
  return (
    <Card
      title={text('dashboard.chart.title')}
      actions={
        <>
          <ChartControls isCompact={isCompact} />
          <Tooltip label={label}>
            <IconButton
              label={label}
              icon={isTable ? <ChartLineIcon aria-hidden="true" /> : <TableIcon aria-hidden="true" />}
              onPress={() => setTable(!isTable)}
            />
          </Tooltip>
        </>
      }
    >
      <PaymentsChart height={height} isTable={isTable} />
    </Card>
  );
}
