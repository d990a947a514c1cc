import { Tooltip } from '@settlement/design-system/Tooltip';
import { Text } from '@settlement/design-system/Text';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { type Callback, MOST_RETRIES } from '@settlement/api-mocks/contract/callbacks';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { useRowSelection } from '@settlement/design-system/tableColumns';
import { IconButton } from '@settlement/design-system/IconButton';
import { SendIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { ShortName } from '#parts/values/ShortName.tsx';
import { resultText } from '#parts/webhooks/resultText.ts';
import {
  CallbackStatusTag,
  hostAndPath,
  isResendable,
  OrderLink,
  orderTypeText,
  TypeTag,
} from './callbackTexts.tsx';
import * as css from '../callbacks.css.ts';

interface Choice {
  readonly rows: readonly Callback[];
  readonly chosen: readonly string[];
  readonly onChosenChange: (ids: readonly string[]) => void;
  readonly onResend: (id: string) => void;
}

const idOf = ({ id }: Callback) => id;
const nameOf = ({ ref_no }: Callback) => ref_no;

export function useCallbackColumns({
  rows,
  chosen,
  onChosenChange,
  onResend,
}: Choice): readonly DataTableColumn<Callback>[] {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(serverClockAtom);
  const labels = useMemo(
    () => ({
      selection: text('callbacks.column.choose'),
      select: (ref: string) => text('callbacks.choose', { ref }),
      selectAll: (count: number) => text('callbacks.chooseAll', { count }),
    }),
    [text],
  );
  const selection = useRowSelection({
    rows,
    rowKey: idOf,
    rowName: nameOf,
    value: chosen,
    onChange: onChosenChange,
    canSelect: isResendable,
    labels,
  });
  return useMemo(
    () => [
      selection,
      {
        id: 'time',
        header: text('callbacks.column.created_time'),
        cell: ({ created_time }) => <Moment seconds={created_time} />,
        skeletonWidth: '130px',
      },
      {
        id: 'ref',
        header: text('callbacks.column.orderEvent'),
        cell: (row) => (
          <span className={css.stacked}>
            <span className={css.refCell}>
              <OrderLink callback={row} />
              <CopyValue value={row.ref_no} what={text('callbacks.column.ref_no')} />
              <TypeTag type={row.callback_type} />
            </span>
            <Text size="caption" tone="muted">
              <ShortName>{`${orderTypeText(text, row.order_type)} · ${row.event}`}</ShortName>
            </Text>
          </span>
        ),
        isRowHeader: true,
        skeletonWidth: '150px',
      },
      {
        id: 'amount',
        header: text('common.column.amount'),
        cell: ({ amount, token }) => <Amount value={amount} token={token} />,
        align: 'end',
        skeletonWidth: '90px',
      },
      {
        id: 'status',
        header: text('common.column.status'),
        cell: (row) => (
          <span className={css.stacked}>
            <CallbackStatusTag callback={row} />
            <Text size="caption" tone="muted">
              {resultText(text, row)}
            </Text>
          </span>
        ),
        skeletonWidth: '100px',
      },
      {
        id: 'address',
        header: text('callbacks.column.url'),
        // One line for each part keeps the height of the row when a detail hides the column. The middle is shortened,
        // because two URLs may differ only at the end.
        cell: ({ url }) => (
          <span className={css.stacked}>
            <TruncatedId value={hostAndPath(url).host} head={12} tail={9} />
            <span className={css.muted}>
              <TruncatedId value={hostAndPath(url).path} head={12} tail={9} />
            </span>
          </span>
        ),
        skeletonWidth: '150px',
      },
      {
        id: 'retries',
        header: text('callbacks.column.retries'),
        cell: ({ retries, next_time }) => (
          <span className={css.stacked}>
            {text('callbacks.retries', { count: retries, most: MOST_RETRIES })}
            {next_time > 0 && (
              <time
                className={css.muted}
                dateTime={new Date(next_time * 1000).toISOString()}
                title={formats.time(next_time)}
              >
                {formats.relative(next_time, clock.now())}
              </time>
            )}
          </span>
        ),
        skeletonWidth: '60px',
      },
      {
        id: 'actions',
        header: <VisuallyHidden>{text('common.list.actions')}</VisuallyHidden>,
        cell: (row) =>
          isResendable(row) && (
            <Tooltip label={text('callbacks.resendOne', { ref: row.ref_no })}>
              <IconButton
                size="small"
                label={text('callbacks.resendOne', { ref: row.ref_no })}
                icon={<SendIcon aria-hidden="true" />}
                onPress={() => onResend(row.id)}
              />
            </Tooltip>
          ),
        align: 'end',
        width: '52px',
        skeletonWidth: '24px',
      },
    ],
    [text, formats, clock, selection, onResend],
  );
}
