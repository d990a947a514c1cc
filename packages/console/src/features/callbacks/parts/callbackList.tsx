import { callbackEvents, KEPT_DAYS, RETRY_SECONDS } from '@settlement/api-mocks/contract/callbacks';
import { useAtomValue, useSetAtom } from 'jotai';
import { Button } from '@settlement/design-system/Button';
import { WebhookIcon } from '@settlement/design-system/icons';
import { Tabs } from '@settlement/design-system/Tabs';
import { Stack } from '@settlement/design-system/Stack';
import type { ReactNode } from 'react';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { Text } from '@settlement/design-system/Text';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import { callbackList, callbackTabs, FAILED_CODES } from '#data/callbacks.ts';
import { useText } from '#i18n/useText.ts';
import { choicesOf, type FilterFields } from '#parts/list/filterFields.ts';
import { NoRows } from '#parts/list/NoRows.tsx';
import { useUrlState } from '#data/page/urlState.ts';
import { allApplicationsQueryAtom } from '#data/applications.ts';
import { usePaths } from '#data/session/device.ts';
import { AfterQueries } from '#parts/loading/QueryView.tsx';
import { callbackStatuses, httpClasses, orderTypes, orderTypeText, waitText } from './callbackTexts.tsx';
import { Endpoints } from './Endpoints.tsx';
import { TestDelivery } from './TestDelivery.tsx';

type CallbackFilter = 'keyword' | 'appid' | 'order_type' | 'event' | 'status' | 'retrying' | 'http_class';

export function useCallbackFilters(): FilterFields<CallbackFilter> {
  const text = useText();
  const applications = useAtomValue(applicationOptionsQueryAtom).data ?? [];
  const kind = 'choice';
  const any = text('common.filter.any');
  return {
    fields: {
      keyword: { kind: 'search', label: text('callbacks.filter.keyword') },
      appid: {
        kind,
        label: text('callbacks.column.application'),
        any,
        choices: applications.map(({ appid, name }) => ({ id: appid, name })),
      },
      order_type: {
        kind,
        isMore: true,
        label: text('callbacks.column.order_type'),
        any,
        choices: choicesOf(orderTypes, (code) => orderTypeText(text, code)),
      },
      event: {
        kind,
        isMore: true,
        label: text('callbacks.column.event'),
        any,
        choices: callbackEvents.map((event) => ({ id: event, name: event })),
      },
      status: {
        kind,
        label: text('common.column.status'),
        any,
        // The failure codes are a single option, so that the list matches the numbers on the cards.
        choices: [
          { id: FAILED_CODES, name: text('callbacks.status.5') },
          ...choicesOf(
            callbackStatuses.filter((code) => !FAILED_CODES.split(',').includes(String(code))),
            (code) => text(`callbacks.status.${code}`),
          ),
        ],
      },
      retrying: {
        kind: 'other',
        label: text('callbacks.filter.retrying'),
        show: () => text('callbacks.stats.retries'),
      },
      http_class: {
        kind,
        isMore: true,
        label: text('callbacks.filter.http_class'),
        any,
        choices: choicesOf(httpClasses, (code) => (code === 0 ? text('callbacks.noResponse') : `${code}xx`)),
      },
    },
    dates: { kind: 'hours', label: text('common.range.period') },
  };
}

export function NoCallbacks() {
  const text = useText();
  const setState = useSetAtom(callbackList.stateAtom);
  return (
    <NoRows
      list={callbackList}
      noMatchTitle={text('callbacks.noMatch.title')}
      icon={<WebhookIcon aria-hidden="true" />}
      title={text('callbacks.empty.title')}
      description={text('callbacks.empty.text')}
      actions={
        <Button variant="outline" onPress={() => setState({ range: 'all' })}>
          {text('callbacks.empty.all')}
        </Button>
      }
    />
  );
}

export function Sections({ deliveries }: { readonly deliveries: ReactNode }) {
  const text = useText();
  const [{ tab }, setState] = useUrlState(callbackList.stateAtom);
  const contents = { deliveries, endpoints: <Endpoints />, test: <TestDelivery /> };
  return (
    <Tabs
      label={text('callbacks.tabs')}
      value={tab}
      onChange={(key) => {
        const chosen = callbackTabs.find((one) => one === key);
        if (chosen) setState({ tab: chosen }, { replace: true });
      }}
      items={callbackTabs.map((one) => ({
        id: one,
        label: text(`callbacks.tab.${one}`),
        content: <Stack>{contents[one]}</Stack>,
      }))}
    />
  );
}

export function DisabledNotice() {
  const text = useText();
  const paths = usePaths();
  const { tab } = useAtomValue(callbackList.stateAtom);
  const apps = useAtomValue(allApplicationsQueryAtom).data?.list ?? [];
  const off = apps.filter(({ notify_status }) => notify_status === 2);
  if (off.length === 0 || tab === 'endpoints') return null;
  return (
    <Banner
      tone="critical"
      title={text('callbacks.disabled.title', {
        count: off.length,
        names: off.map(({ name }) => name).join(text('common.list.separator')),
      })}
      actions={
        <Link href={paths.callbacks({ tab: 'endpoints' })} isStrong>
          {text('callbacks.stats.endpoints')}
        </Link>
      }
    >
      {text('callbacks.disabled.text')}
    </Banner>
  );
}

export function ScheduleNote() {
  const text = useText();
  const waits = RETRY_SECONDS.map((seconds) => waitText(text, seconds));
  return (
    <AfterQueries queries={[useAtomValue(callbackList.queryAtom)]}>
      <Text as="p" size="small" tone="muted">
        {text('callbacks.schedule', { waits: waits.join(' · '), days: KEPT_DAYS })}
      </Text>
    </AfterQueries>
  );
}
