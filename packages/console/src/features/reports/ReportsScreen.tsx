import { Card } from '@settlement/design-system/Card';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Tabs } from '@settlement/design-system/Tabs';
import { useAtomValue } from 'jotai';
import { reportStateAtom, reportTabs } from '#data/reports.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { deviceAtom } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { deferred } from '#parts/loading/deferred.tsx';
import { ClosingHeader, ClosingTab } from './ClosingTab.tsx';

const ReportTab = deferred(async () => (await import('./ReportTab.tsx')).ReportTab, {
  loading: (
    <Card>
      <Skeleton lines={8} height="16px" />
    </Card>
  ),
});

/** Renders the reports. On phones, the header of the app shows the title. */
export function ReportsScreen() {
  const text = useText();
  const isPhone = useAtomValue(deviceAtom) === 'mobile';
  const [{ tab }, setState] = useUrlState(reportStateAtom);
  return (
    <Stack gap={isPhone ? 'm' : 'l'}>
      {!isPhone && (
        <PageHeader
          title={text('shell.nav.reports')}
          actions={tab === 'closing' ? <ClosingHeader /> : undefined}
        />
      )}
      <Tabs
        label={text('shell.nav.reports')}
        items={reportTabs.map((id) => ({ id, label: text(`reports.tab.${id}`) }))}
        value={tab}
        onChange={(key) =>
          setState({ tab: reportTabs.find((id) => id === key) ?? 'closing', figure: 'none' })
        }
      >
        {tab === 'closing' ? <ClosingTab /> : <ReportTab />}
      </Tabs>
    </Stack>
  );
}
