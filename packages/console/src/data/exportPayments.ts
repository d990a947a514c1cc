import { exportPayments } from '@settlement/api-mocks/contract/payments';
import type { ExportFormat } from '@settlement/api-mocks/contract/primitives';
import { atom } from 'jotai';
import type { DownloadOptions } from '#api/client.ts';
import { apiClientAtom } from './calls/apiClient.ts';
import { callFilters, paymentList } from './payments.ts';

export const exportPaymentsAtom = atom(
  null,
  (get, _set, columns: readonly string[], format: ExportFormat = 'xlsx', options: DownloadOptions = {}) => {
    const scope = { ...callFilters(get(paymentList.filtersAtom)), ...get(paymentList.timesAtom) };
    const query = { ...scope, columns: columns.join(',') || undefined, format };
    return get(apiClientAtom).download(exportPayments, { query }, options);
  },
);
