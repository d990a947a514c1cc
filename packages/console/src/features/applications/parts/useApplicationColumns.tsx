import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import type { Application } from '@settlement/api-mocks/contract/applications';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import * as css from '../applications.css.ts';
import { AppName, RowMenu } from './applicationRow.tsx';
import { AppStatusTag, CallbackState, ModeTag, paymentText, hostLabel } from './applicationTexts.tsx';

interface Actions {
  readonly onStatus: (app: Application) => void;
  readonly onDelete: (app: Application) => void;
}

export function useApplicationColumns({
  onStatus,
  onDelete,
}: Actions): readonly DataTableColumn<Application>[] {
  const text = useText();
  return useMemo(
    () => [
      {
        id: 'name',
        header: text('applications.column.name'),
        cell: (app) => <AppName app={app} note={hostLabel(app.website)} />,
        isRowHeader: true,
        skeletonWidth: '140px',
      },
      {
        id: 'appid',
        header: text('applications.column.appid'),
        cell: ({ appid }) => (
          <span className={css.idCell}>
            <TruncatedId value={appid} />
            <CopyValue value={appid} what={text('applications.column.appid')} />
          </span>
        ),
        skeletonWidth: '120px',
      },
      {
        id: 'mode',
        header: text('applications.column.modeAndStatus'),
        cell: ({ mode, status }) => (
          <span className={css.idCell}>
            <ModeTag mode={mode} />
            <AppStatusTag status={status} />
          </span>
        ),
        skeletonWidth: '60px',
      },
      {
        id: 'callback',
        header: text('applications.column.notify_url'),
        cell: (app) => (
          <span className={css.stacked}>
            <span title={app.notify_url}>{hostLabel(app.notify_url)}</span>
            <CallbackState app={app} />
          </span>
        ),
        skeletonWidth: '140px',
      },
      {
        id: 'networks',
        header: text('applications.section.networks'),
        cell: ({ currencies }) => new Set(currencies.map(({ chain }) => chain)).size,
        align: 'end',
        skeletonWidth: '24px',
      },
      {
        id: 'ip',
        header: text('applications.section.ip'),
        cell: ({ ip_whitelist_status, ip_whitelist }) =>
          ip_whitelist_status === 1
            ? text('applications.ip.on', { count: ip_whitelist.length })
            : text('common.off'),
        skeletonWidth: '48px',
      },
      {
        id: 'payment',
        header: text('applications.column.payment'),
        cell: ({ payment_mode, created_time }) => (
          <span className={css.stacked}>
            {paymentText(text, payment_mode)}
            <Moment seconds={created_time} />
          </span>
        ),
        skeletonWidth: '130px',
      },
      {
        id: 'actions',
        header: <VisuallyHidden>{text('common.list.actions')}</VisuallyHidden>,
        cell: (app) => <RowMenu app={app} onStatus={onStatus} onDelete={onDelete} />,
        align: 'end',
        width: '56px',
        skeletonWidth: '24px',
      },
    ],
    [text, onStatus, onDelete],
  );
}
