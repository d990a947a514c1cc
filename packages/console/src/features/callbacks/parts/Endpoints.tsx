import type { Application } from '@settlement/api-mocks/contract/applications';
import { Inline } from '@settlement/design-system/Inline';
import { type CallbackStats, PLATFORM_IPS } from '@settlement/api-mocks/contract/callbacks';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { Mono } from '@settlement/design-system/Mono';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { WebhookIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { allApplicationsQueryAtom, saveNotifyUrlAtom } from '#data/applications.ts';
import { FAILED_CODES, callbackList, callbackStatsQueryAtom } from '#data/callbacks.ts';
import { usePaths } from '#data/session/device.ts';
import { reportErrorAtom } from '#data/calls/endpointQuery.ts';
import { useToasts } from '#data/page/toasts.ts';
import { errorText } from '#i18n/errorText.ts';
import { fieldErrors } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { QueryView, isEmptyList } from '#parts/loading/QueryView.tsx';
import { useRowSize } from '#parts/list/useRowSize.ts';
import * as css from '../callbacks.css.ts';
import { WebAddress } from './callbackTexts.tsx';
import { LoadingBlock } from '#parts/loading/placeholders.tsx';

const noEndpoints: CallbackStats['failing_endpoints'] = [];

/** Sorts the applications: first the disabled endpoints, then the most failures. */
function inOrder(apps: readonly Application[], failing: CallbackStats['failing_endpoints']): Application[] {
  const rankOf = (app: Application) =>
    app.notify_status === 2
      ? Number.MAX_SAFE_INTEGER
      : (failing.find(({ appid, url }) => appid === app.appid && url === app.notify_url)?.failures ?? 0);
  return apps.toSorted((a, b) => rankOf(b) - rankOf(a));
}

export function Endpoints() {
  const text = useText();
  const paths = usePaths();
  const query = useAtomValue(allApplicationsQueryAtom);
  const failing = useAtomValue(callbackStatsQueryAtom).data?.failing_endpoints ?? noEndpoints;
  return (
    <QueryView
      query={query}
      failedTitle={text('callbacks.endpoints.failed')}
      loading={<LoadingBlock height="240px" />}
      isEmpty={isEmptyList}
      empty={
        <EmptyState
          icon={<WebhookIcon aria-hidden="true" />}
          title={text('callbacks.endpoints.empty')}
          description={text('callbacks.endpoints.emptyText')}
          actions={<ButtonLink href={paths.applications()}>{text('callbacks.endpoints.apps')}</ButtonLink>}
        />
      }
    >
      {({ list }) => (
        <>
          <PlatformAddresses />
          <ul className={css.endpoints} aria-label={text('callbacks.tab.endpoints')}>
            {inOrder(list, failing).map((app) => (
              <Endpoint key={app.id} app={app} />
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
}

function PlatformAddresses() {
  const text = useText();
  const list = PLATFORM_IPS.join(', ');
  return (
    <Banner tone="info" title={text('callbacks.platform.title')}>
      <span className={css.addressLine}>
        <Mono>{list}</Mono>
        <CopyValue value={list} what={text('callbacks.platform.title')} />
      </span>
    </Banner>
  );
}

function Endpoint({ app }: { readonly app: Application }) {
  const text = useText();
  const size = useRowSize();
  const paths = usePaths();
  const setState = useSetAtom(callbackList.stateAtom);
  const stats = useAtomValue(callbackStatsQueryAtom).data;
  const { id, appid, name, notify_url: url, notify_disabled_time: disabledAt } = app;
  const failures =
    stats?.failing_endpoints.find((one) => one.appid === appid && one.url === url)?.failures ?? 0;
  const isOff = app.notify_status === 2;
  const isNew = app.notify_time === 0;

  return (
    <Card as="li" padding="m">
      <Stack gap="s" align="stretch">
        <span className={css.bar}>
          <strong>{name}</strong>
          {isOff ? (
            <StatusTag tone="critical">{text('callbacks.endpoints.off')}</StatusTag>
          ) : (
            <StatusTag tone={isNew ? 'neutral' : failures > 0 ? 'caution' : 'positive'}>
              {text(
                isNew
                  ? 'callbacks.endpoints.never'
                  : failures > 0
                    ? 'callbacks.endpoints.failing'
                    : 'callbacks.endpoints.good',
              )}
            </StatusTag>
          )}
        </span>
        <span className={css.addressLine}>
          <Mono>
            <WebAddress url={url} />
          </Mono>
          <CopyValue value={url} what={text('callbacks.column.url')} />
        </span>
        <Text size="small" tone="muted">
          {isNew ? (
            text('callbacks.endpoints.neverText')
          ) : failures > 0 ? (
            <Link href={paths.callbacks({ appid, status: FAILED_CODES })}>
              {text('callbacks.endpoints.failures', { count: failures })}
            </Link>
          ) : (
            text('callbacks.endpoints.failures', { count: failures })
          )}
        </Text>
        {isOff && <Disabled app={app} at={disabledAt} />}
        <Inline as="span">
          <Button size={size} variant="outline" onPress={() => setState({ tab: 'test', appid })}>
            {text('callbacks.test.send')}
          </Button>
          <Button size={size} variant="outline" onPress={() => setState({ tab: 'deliveries', appid })}>
            {text('callbacks.tab.deliveries')}
          </Button>
          <ButtonLink size={size} variant="ghost" href={paths.applications({ app: id, section: 'callback' })}>
            {text('callbacks.endpoints.change')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Explains a disabled endpoint (three days of failures). Saving the same URL turns it on. */
function Disabled({ app, at }: { readonly app: Application; readonly at: number }) {
  const text = useText();
  const size = useRowSize();
  const toasts = useToasts();
  const save = useSetAtom(saveNotifyUrlAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const enable = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await save({ id: app.id, notify_url: app.notify_url });
      toasts.add({ tone: 'positive', title: text('callbacks.endpoints.enabled', { name: app.name }) });
    } catch (error) {
      report(error);
      setFailure(fieldErrors(text, error).notify_url ?? errorText(text, error));
    } finally {
      setPending(false);
    }
  };

  return (
    <Banner
      tone="critical"
      title={
        <>
          {text('callbacks.endpoints.since')} <Moment seconds={at} />
        </>
      }
      actions={
        <Button size={size} isPending={isPending} onPress={() => void enable()}>
          {text('callbacks.endpoints.enable')}
        </Button>
      }
    >
      {text('callbacks.endpoints.offText')}
      {failure !== undefined && <span role="alert"> {failure}</span>}
    </Banner>
  );
}
