import {
  type Closing,
  type ClosingRow,
  type ClosingToken,
  balances,
} from '@settlement/api-mocks/contract/reports';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Card } from '@settlement/design-system/Card';
import { CardLink } from '@settlement/design-system/CardLink';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { IconButton } from '@settlement/design-system/IconButton';
import { Mono } from '@settlement/design-system/Mono';
import { Pagination } from '@settlement/design-system/Pagination';
import { Sheet } from '@settlement/design-system/Sheet';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { CheckCircleIcon, CloseIcon, InboxIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FIGURE_ROWS, figureRowsQueryAtom, reportStateAtom } from '#data/reports.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { deviceAtom, usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { Amount } from '#parts/values/Amount.tsx';
import * as css from '../reports.css.ts';
import { TokenName } from './ReportTable.tsx';
import { isTotal, listOf, rangeOf } from './figures.ts';
import { useCurrency, useFigureName } from './useReportFormats.ts';

interface ClosingProps {
  readonly closing: Closing;
}

interface RowsPanelProps extends ClosingProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Renders the rows of the open figure with their sum. Phones show them in a sheet. */
export function RowsPanel({ id, closing, onClose }: RowsPanelProps) {
  const text = useText();
  const paths = usePaths();
  const title = useFigureName();
  const range = rangeOf(closing, useFormats());
  const isPhone = useAtomValue(deviceAtom) === 'mobile';
  const { figure, appid } = useAtomValue(reportStateAtom);
  const { list, href } = listOf(figure, range, appid, paths);
  const rows = balances.some((one) => one === figure) ? (
    <TokenRows closing={closing} />
  ) : (
    <FigureRows closing={closing} />
  );
  const link = (
    <ButtonLink variant="ghost" size="small" href={href}>
      {text(`reports.rows.${list}`)}
    </ButtonLink>
  );
  const close = text('reports.rows.close');
  if (isPhone)
    return (
      <Sheet title={title(figure)} labels={{ close }} onClose={onClose}>
        {rows}
        {link}
      </Sheet>
    );
  return (
    <Card
      id={id}
      padding="none"
      title={title(figure)}
      actions={
        <>
          {link}
          <IconButton label={close} icon={<CloseIcon aria-hidden="true" />} size="small" onPress={onClose} />
        </>
      }
    >
      {rows}
    </Card>
  );
}

interface Row {
  readonly key: string;
  readonly name: ReactNode;
  /** The page with the record of the row. */
  readonly href?: string;
  readonly amount: ReactNode;
  readonly value: ReactNode;
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly sum: ReactNode;
  readonly isBusy?: boolean;
  /** The content between the rows and their sum. */
  readonly children?: ReactNode;
}

function Rows({ rows, sum, isBusy = false, children }: RowsProps) {
  const text = useText();
  return (
    <div className={css.column}>
      <ul aria-busy={isBusy || undefined}>
        {rows.map(({ key, name, href, amount, value }) => {
          const content = (
            <span className={css.detail}>
              {name}
              <span className={css.muted}>{amount}</span>
              <span className={css.end}>{value}</span>
            </span>
          );
          return (
            <li key={key} className={css.row()}>
              {href === undefined ? (
                content
              ) : (
                <CardLink surface="none" padding="none" href={href}>
                  {content}
                </CardLink>
              )}
            </li>
          );
        })}
      </ul>
      {children}
      <div className={css.grow} />
      <div className={css.remainder({ tone: 'positive' })}>
        <CheckCircleIcon size={16} aria-hidden="true" />
        {text('reports.rows.sum')}
        <span className={css.push}>{sum}</span>
      </div>
    </div>
  );
}

function FigureRows({ closing }: ClosingProps) {
  const text = useText();
  const paths = usePaths();
  const formats = useFormats();
  const { valueOf } = useCurrency(closing);
  const query = useAtomValue(figureRowsQueryAtom);
  const [{ figure, side, current }, setState] = useUrlState(reportStateAtom);
  const rowOf = (row: ClosingRow): Row => {
    const { ref_no, out_trade_no: order, created_time, amount, token } = row;
    return {
      // A record can have several rows, such as both sides of a swap, so its number isn't a unique key.
      key: [ref_no, created_time, token, amount].join(' '),
      href:
        side === 'orders' || order
          ? paths.payments({ detail: ref_no })
          : paths.fundDetails({ keyword: ref_no }),
      name: (
        <span className={css.record}>
          <Mono>{order || `…${ref_no.slice(-8)}`}</Mono>
          <span className={css.muted}>
            {[row.apply_name, formats.time(created_time)].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
      amount: <Amount value={amount} token={token} sign="always" />,
      value: <Amount value={valueOf(row.usdt_amount)} sign="always" />,
    };
  };
  return (
    <QueryView
      query={query}
      failedTitle={text('reports.rows.failed')}
      loading={
        <div className={css.padded}>
          <Skeleton lines={8} height="16px" />
        </div>
      }
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState icon={<InboxIcon aria-hidden="true" />} title={text('reports.rows.empty')} />}
    >
      {({ list, total, sum_usdt }) => (
        <Rows
          rows={list.map(rowOf)}
          sum={<Amount value={valueOf(sum_usdt)} sign={isTotal(side, figure) ? 'auto' : 'always'} />}
          isBusy={query.isPlaceholderData}
        >
          {total > FIGURE_ROWS && (
            <div className={css.pager}>
              <Pagination
                page={current}
                pageCount={Math.ceil(total / FIGURE_ROWS)}
                pageSize={FIGURE_ROWS}
                total={total}
                onPageChange={(page) => setState({ current: page }, { replace: true })}
              />
            </div>
          )}
        </Rows>
      )}
    </QueryView>
  );
}

const shown: Readonly<Record<string, (token: ClosingToken) => readonly [string, string | undefined]>> = {
  opening: ({ opening, opening_usdt }) => [opening, opening_usdt],
  closing: ({ closing, closing_usdt }) => [closing, closing_usdt],
  priceChange: ({ closing, price_change }) => [closing, price_change],
};

function TokenRows({ closing }: ClosingProps) {
  const { valueOf } = useCurrency(closing);
  const { figure } = useAtomValue(reportStateAtom);
  const usdt = (value: string | undefined) =>
    value === undefined ? (
      '—'
    ) : (
      <Amount value={valueOf(value)} sign={figure === 'priceChange' ? 'always' : 'auto'} />
    );
  const rows = closing.tokens.map((token): Row => {
    const [amount, value] = shown[figure]?.(token) ?? [];
    return {
      key: token.token,
      name: <TokenName token={token} />,
      amount: <Amount value={amount} token={token.token} />,
      value: usdt(value),
    };
  });
  return <Rows rows={rows} sum={usdt(closing.balance.find(({ key }) => key === figure)?.amount)} />;
}
