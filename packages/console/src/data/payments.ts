import { exportPayments, listPayments } from '@settlement/api-mocks/contract/payments';
import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import { atom } from 'jotai';
import type { DownloadOptions } from '#api/client.ts';
import { dayRanges } from '#kit/list/ranges.ts';
import { codesParam, decimalParam, flagParam, integerParam, patternParam, textParam } from '#lib/urlState.ts';
import { apiClientAtom } from './apiClient.ts';
import { defineList } from './list/defineList.ts';
import { hiddenRecordColumnsAtom } from './preferences.ts';

/** The payment records: 20 a page unless the merchant chooses (specification §9). */
export const paymentList = defineList({
  endpoint: listPayments,
  filters: {
    appid: textParam(),
    out_trade_no: textParam(),
    trade_no: patternParam(/^\d{4,32}$/),
    /** Codes joined by commas; a link may name statuses that the filter does not offer. */
    status: codesParam(),
    /** Part of a number or a whole hash: what phones search by. */
    keyword: textParam(),
    token: textParam(),
    chain: textParam(),
    /** The server looks for no shorter part. */
    txid: patternParam(/^.{4,}$/),
    address: textParam(),
    min_amount: decimalParam(),
    max_amount: decimalParam(),
    /** A code of `paymentDifference`, as the dashboard links to. */
    exception: integerParam(),
    /** A code of `appMode`; live payments where it is left out. */
    mode: integerParam(),
    /** Only what is neither refunded nor reviewed, as the dashboard counts. */
    open: flagParam(),
  },
  ranges: dayRanges,
  pageSize: 20,
  /** The payment in the drawer, by its platform order. */
  others: { detail: textParam() },
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  hiddenColumnsAtom: hiddenRecordColumnsAtom,
});

/** Downloads exactly what is filtered, with the given columns. */
export const exportPaymentsAtom = atom(
  null,
  (get, _set, columns: readonly string[], format: ExportFormat = 'xlsx', options: DownloadOptions = {}) => {
    const scope = { ...get(paymentList.filtersAtom), ...get(paymentList.timesAtom) };
    const query = { ...scope, columns: columns.join(','), format };
    return get(apiClientAtom).download(exportPayments, { query }, options);
  },
);
