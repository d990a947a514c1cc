import type { Closing } from '@settlement/api-mocks/contract/reports';
import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { InboxIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { type ReactNode, useId, useRef } from 'react';
import { closingQueryAtom, reportStateAtom } from '#data/reports.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { deviceAtom, usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView, useReady } from '#parts/loading/QueryView.tsx';
import { ClosingActions } from './parts/ClosingActions.tsx';
import { Ledger } from './parts/Ledger.tsx';
import { RowsPanel } from './parts/RowsPanel.tsx';
import { ScopeBar } from './parts/ScopeBar.tsx';
import { TokenTable } from './parts/ReportTable.tsx';
import { type Side, rangeOf } from './parts/figures.ts';
import { usePeriodName } from './parts/useReportFormats.ts';
import * as css from './reports.css.ts';

export function ClosingTab() {
  const text = useText();
  const query = useAtomValue(closingQueryAtom);
  const { data } = query;
  const isReady = useReady(!query.isPending);
  const isPhone = useAtomValue(deviceAtom) === 'mobile';
  return (
    <Stack>
      {isReady ? (
        <>
          {isPhone && <ClosingHeader />}
          <ScopeBar choices={data} month={data?.month}>
            {data && <State closing={data} />}
            {data && <Differences closing={data} />}
            {data && <CurrencyChoice closing={data} />}
          </ScopeBar>
        </>
      ) : (
        <Skeleton shape="block" height={isPhone ? '284px' : '36px'} />
      )}
      <QueryView
        query={query}
        failedTitle={text('reports.failed')}
        loading={
          <div className={css.ledgers}>
            {['orders', 'balance'].map((side) => (
              <Card key={side}>
                <Skeleton lines={10} height="16px" />
              </Card>
            ))}
          </div>
        }
        isEmpty={({ orders, tokens }) => tokens.length === 0 && orders.every(({ count }) => count === 0)}
        empty={
          <Card>
            <EmptyState
              icon={<InboxIcon aria-hidden="true" />}
              title={text('reports.empty.title')}
              description={text('reports.empty.text')}
            />
          </Card>
        }
      >
        {(closing) => (
          <Stack aria-busy={query.isPlaceholderData || undefined}>
            <Ledgers closing={closing} />
            <TokenTable closing={closing} />
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

/** Renders the buttons that export and close the month, on desktops in the header of the page. */
export function ClosingHeader() {
  const { data } = useAtomValue(closingQueryAtom);
  return data ? <ClosingActions closing={data} /> : null;
}

function State({ closing }: { readonly closing: Closing }) {
  const text = useText();
  const formats = useFormats();
  const period = usePeriodName()(closing);
  const { closed_time, is_complete, month } = closing;
  if (closed_time > 0)
    return (
      <StatusTag tone="positive">
        {text('reports.state.closed', { time: formats.time(closed_time) })}
      </StatusTag>
    );
  if (is_complete && month === '') return <span />;
  return (
    <StatusTag tone={is_complete ? 'accent' : 'caution'}>
      {text(`reports.state.${is_complete ? 'open' : 'running'}`, { period })}
    </StatusTag>
  );
}

/** Links to the payments whose differences must be reviewed before the month can be closed. */
function Differences({ closing }: { readonly closing: Closing }) {
  const text = useText();
  const paths = usePaths();
  const formats = useFormats();
  const { differences } = closing;
  if (differences === 0) return null;
  return (
    <Link href={paths.payments({ open: 1, ...rangeOf(closing, formats) })}>
      <span className={css.caution}>{text('reports.differences', { count: differences })}</span>
    </Link>
  );
}

function CurrencyChoice({ closing }: { readonly closing: Closing }) {
  const text = useText();
  const formats = useFormats();
  const [{ currency }, setState] = useUrlState(reportStateAtom);
  return (
    <>
      <span className={css.zone}>
        {text('reports.period', {
          zone: formats.zone,
          from: formats.day(closing.start_time),
          to: formats.day(closing.end_time),
        })}
      </span>
      {closing.currency !== 'USDT' && (
        <SegmentedControl
          label={text('reports.currency')}
          value={currency}
          items={[
            { id: 'usdt', label: 'USDT' },
            { id: 'own', label: closing.currency },
          ]}
          onChange={(id) => setState({ currency: id === 'own' ? 'own' : 'usdt' }, { replace: true })}
        />
      )}
    </>
  );
}

function Ledgers({ closing }: { readonly closing: Closing }) {
  const text = useText();
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const isPhone = useAtomValue(deviceAtom) === 'mobile';
  const [{ figure, side }, setState] = useUrlState(reportStateAtom);
  const isOpen = figure !== 'none';
  const close = () => {
    frame.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setState({ figure: 'none' });
  };
  const ledgerOf = (one: Side, notes: ReactNode) =>
    isOpen && !isPhone && one !== side ? null : (
      <div className={isOpen && !isPhone && one === 'balance' ? `${css.cell} ${css.second}` : css.cell}>
        <Ledger side={one} closing={closing} panelId={panelId}>
          {notes}
        </Ledger>
      </div>
    );
  return (
    <div
      ref={frame}
      className={css.ledgers}
      role="group"
      aria-label={text('reports.tab.closing')}
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      {ledgerOf(
        'orders',
        <>
          <p className={css.note}>{text('reports.note.orders')}</p>
          {closing.differences === 0 && <p className={css.note}>{text('reports.differencesNone')}</p>}
        </>,
      )}
      {ledgerOf('balance', <p className={css.note}>{text('reports.note.balance')}</p>)}
      {isOpen && (
        <div className={css.cell}>
          <RowsPanel id={panelId} closing={closing} onClose={close} />
        </div>
      )}
    </div>
  );
}
