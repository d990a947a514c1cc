import {
  type ClosingShape,
  type ReportGroup,
  IMPORT_ROWS,
  MONTH,
  type RowFigure,
  balances,
  closeMonth,
  exportClosing,
  exportSummary,
  getClosing,
  getSummary,
  listClosingRows,
  reopenMonth,
  reportGroups,
  rowFigures,
} from '@settlement/api-mocks/contract/reports';
import { exportStatement, type StatementFormat } from '@settlement/api-mocks/contract/billing';
import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import { listDailyCollection } from '@settlement/api-mocks/contract/statistics';
import { keepPreviousData } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { choiceParam, dayParam, pageParam, patternParam, textParam } from '#lib/address/urlState.ts';
import { apiClientAtom } from './calls/apiClient.ts';
import { callEndpoint, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { urlStateAtom } from './page/urlState.ts';

export const reportTabs = ['closing', 'report'] as const;

/** The figures whose details can be shown, one figure at a time. Balances show a list of tokens. */
export const openFigures = ['none', ...balances, ...rowFigures] as const;
export type OpenFigure = (typeof openFigures)[number];

export const reportStateAtom = urlStateAtom({
  tab: choiceParam(reportTabs, 'closing', { keepsOthers: true }),
  month: patternParam(MONTH),
  from: dayParam(),
  to: dayParam(),
  appid: textParam(),
  figure: choiceParam(openFigures, 'none'),
  /** The ledger of the open figure, because both ledgers contain “Received”. */
  side: choiceParam(['orders', 'balance'], 'orders'),
  current: pageParam(),
  currency: choiceParam(['usdt', 'own'], 'usdt', { keepsOthers: true }),
  by: choiceParam(reportGroups, 'application', { keepsOthers: true }),
});

interface ReportScope {
  readonly month?: string | undefined;
  readonly from?: string;
  readonly to?: string;
  readonly appids: string | undefined;
}

/** The selected period and applications. */
export const reportScopeAtom = atom((get): ReportScope => {
  const { month, from, to, appid } = get(reportStateAtom);
  const period = from && to ? (from <= to ? { from, to } : { from: to, to: from }) : { month };
  return { ...period, appids: appid };
});

/** Many calls change the figures of a report, so each visit of the page fetches them again. */
const options = { placeholderData: keepPreviousData, staleTime: 0 } as const;

export const closingQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, getClosing, { query: get(reportScopeAtom) }),
  ...options,
}));

export const FIGURE_ROWS = 10;

const isRowFigure = (figure: OpenFigure): figure is RowFigure => rowFigures.some((one) => one === figure);

export const figureRowsQueryAtom = atomWithQuery((get) => {
  const { figure, current } = get(reportStateAtom);
  const rows = isRowFigure(figure) ? figure : undefined;
  const query = { ...get(reportScopeAtom), figure: rows, current, pageSize: FIGURE_ROWS };
  return { ...endpointQuery(get, listClosingRows, { query }), enabled: rows !== undefined, ...options };
});

export const summaryQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, getSummary, { query: { ...get(reportScopeAtom), by: get(reportStateAtom).by } }),
  ...options,
}));

export const reportDaysQueryAtom = atomWithQuery((get) => {
  const { data } = get(summaryQueryAtom);
  const { appids } = get(reportScopeAtom);
  const query = { start_time: data?.start_time, end_time: data?.end_time, appids };
  return { ...endpointQuery(get, listDailyCollection, { query }), enabled: data !== undefined, ...options };
});

export const closeMonthAtom = atom(null, async (get, _set, month: string, isClosing: boolean) => {
  const endpoint = isClosing ? closeMonth : reopenMonth;
  await callEndpoint(get, endpoint, { body: { month } }, { isExclusive: true });
  await invalidate(get(queryClientAtom), getClosing);
});

export const exportClosingAtom = atom(
  null,
  (get, _set, scope: ReportScope, shape: ClosingShape, format: ExportFormat, currency?: string, part = 1) =>
    get(apiClientAtom).download(exportClosing, {
      query: { ...scope, shape, format, currency, part: String(part) },
    }),
);

/**
 * Returns the number of files of a closing for an accounting program. Requests the current number of movements, because
 * an open month grows, and rows without a file would be lost.
 */
export const countPartsAtom = atom(null, async (get, _set, scope: ReportScope): Promise<number> => {
  const { movement_count } = await callEndpoint(get, getClosing, { query: scope });
  // The price change is an additional row.
  return Math.ceil((movement_count + 1) / IMPORT_ROWS);
});

export const exportSummaryAtom = atom(null, (get, _set, by: ReportGroup, format: ExportFormat) =>
  get(apiClientAtom).download(exportSummary, { query: { ...get(reportScopeAtom), by, format } }),
);

export const exportPeriodAtom = atom(
  null,
  (get, _set, format: StatementFormat, period: { readonly from: string; readonly to: string }) =>
    get(apiClientAtom).download(exportStatement, { query: { ...period, format } }),
);
