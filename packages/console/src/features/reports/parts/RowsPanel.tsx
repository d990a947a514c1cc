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
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { CheckCircleIcon, CloseIcon, InboxIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { FIGURE_ROWS, figureRowsQueryAtom, reportStateAtom } from '#data/reports.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { deviceAtom, usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { Amount } from '#parts/values/Amount.tsx';
import * as css from '../reports.css.ts';
import { type Side, isTotal, listOf } from './figures.ts';
import { useCurrency, useFigureName } from './useReportFormats.ts';

interface RowsPanelProps {
  readonly id: string;
  readonly closing: Closing;
  readonly onClose: () => void;
}

/** Renders the rows of the open figure with their sum. Phones show them in a sheet. */
export function RowsPanel({ id, closing, onClose }: RowsPanelProps) {
  const text = useText();
  const name = useFigureName();
  const isPhone = useAtomValue(deviceAtom) === 'mobile';
  const { figure } = useAtomValue(reportStateAtom);
  const body = balances.some((one) => one === figure) ? (
    <TokenRows closing={closing} />
  ) : (
    <FigureRows closing={closing} />
  );
  if (isPhone)
    return (
      <Sheet
        title={name(figure)}
        labels={{ close: text('reports.rows.close') }}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        {body}
        <ListLink closing={closing} />
      </Sheet>
    );
  return (
    <Card
      id={id}
      padding="none"
      title={name(figure)}
      actions={
        <>
          <ListLink closing={closing} />
          <IconButton
            label={text('reports.rows.close')}
            icon={<CloseIcon aria-hidden="true" />}
            size="small"
            onPress={onClose}
          />
        </>
      }
    >
      {body}
    </Card>
  );
}

function ListLink({ closing }: Pick<RowsPanelProps, 'closing'>) {
  const text = useText();
  const paths = usePaths();
  const formats = useFormats();
  const { figure, side, appid } = useAtomValue(reportStateAtom);
  const { list, href } = listOf(figure, side, closing, appid, { paths, formats });
  return (
    <ButtonLink variant="ghost" size="small" href={href}>
      {text(list === 'payments' ? 'reports.rows.inPayments' : 'reports.rows.inFunds')}
    </ButtonLink>
  );
}

/** A record can have several rows, such as both sides of a swap, so its number isn't a unique key. */
const keyOf = ({ ref_no, created_time, token, amount }: ClosingRow) =>
  [ref_no, created_time, token, amount].join(' ');

function FigureRows({ closing }: Pick<RowsPanelProps, 'closing'>) {
  const text = useText();
  const { valueOf } = useCurrency(closing);
  const query = useAtomValue(figureRowsQueryAtom);
  const [{ figure, side, current }, setState] = useUrlState(reportStateAtom);
  return (
    <QueryView
      query={query}
      failedTitle={text('reports.rows.failed')}
      loading={
        <div className={css.padded}>
          <Skeleton lines={8} height="16px" />
        </div>
      }
      empty={({ total }) =>
        total === 0 ? (
          <EmptyState icon={<InboxIcon aria-hidden="true" />} title={text('reports.rows.empty')} />
        ) : undefined
      }
    >
      {({ list, total, sum_usdt }) => (
        <div className={css.column}>
          <ul className={css.rows} aria-busy={query.isPlaceholderData || undefined}>
            {list.map((row) => (
              <li key={keyOf(row)} className={css.row()}>
                <RecordRow row={row} value={valueOf(row.usdt_amount)} side={side} />
              </li>
            ))}
          </ul>
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
          <div className={css.grow} />
          <Total value={valueOf(sum_usdt)} sign={isTotal(side, figure) ? 'auto' : 'always'} />
        </div>
      )}
    </QueryView>
  );
}

function Total({ value, sign }: { readonly value: string; readonly sign: 'auto' | 'always' }) {
  const text = useText();
  return (
    <div className={css.remainder({ tone: 'positive' })}>
      <CheckCircleIcon size={16} aria-hidden="true" />
      {text('reports.rows.sum')}
      <span className={css.push}>
        <Amount value={value} sign={sign} />
      </span>
    </div>
  );
}

interface RecordRowProps {
  readonly row: ClosingRow;
  readonly value: string;
  readonly side: Side;
}

function RecordRow({ row, value, side }: RecordRowProps) {
  const formats = useFormats();
  const paths = usePaths();
  const { ref_no, out_trade_no, apply_name, created_time, amount, token } = row;
  const href =
    side === 'orders' || out_trade_no
      ? paths.payments({ detail: ref_no })
      : paths.fundDetails({ keyword: ref_no });
  return (
    <CardLink surface="none" padding="none" href={href}>
      <span className={css.detail}>
        <span className={css.record}>
          <Mono>{out_trade_no || `…${ref_no.slice(-8)}`}</Mono>
          <span className={css.muted}>
            {[apply_name, formats.time(created_time)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={css.muted}>
          <Amount value={amount} token={token} sign="always" />
        </span>
        <span className={css.end}>
          <Amount value={value} sign="always" />
        </span>
      </span>
    </CardLink>
  );
}

const shown: Readonly<Record<string, (token: ClosingToken) => readonly [string, string | undefined]>> = {
  opening: ({ opening, opening_usdt }) => [opening, opening_usdt],
  closing: ({ closing, closing_usdt }) => [closing, closing_usdt],
  priceChange: ({ closing, price_change }) => [closing, price_change],
};

function TokenRows({ closing }: Pick<RowsPanelProps, 'closing'>) {
  const { valueOf } = useCurrency(closing);
  const { figure } = useAtomValue(reportStateAtom);
  const sign = figure === 'priceChange' ? 'always' : 'auto';
  const total = closing.balance.find(({ key }) => key === figure);
  return (
    <div className={css.column}>
      <ul className={css.rows}>
        {closing.tokens.map((token) => {
          const [amount = '', value] = shown[figure]?.(token) ?? [];
          return (
            <li key={token.token} className={css.row()}>
              <span className={css.detail}>
                <span className={css.token}>
                  <TokenIcon token={token.token} logo={token.logo} size="small" />
                  {token.token}
                </span>
                <span className={css.muted}>
                  <Amount value={amount} token={token.token} />
                </span>
                <span className={css.end}>
                  {value === undefined ? '—' : <Amount value={valueOf(value)} sign={sign} />}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <div className={css.grow} />
      {total && <Total value={valueOf(total.amount)} sign={sign} />}
    </div>
  );
}
