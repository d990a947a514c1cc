import { callbackStatus } from '@settlement/api-mocks/contract/enumerations';
import type { MockApi } from '@settlement/api-mocks/createMockApi';

export function deliverAll(api: MockApi): void {
  const { callbacks } = api.merchant().rows;
  for (const row of callbacks.all()) {
    if (row.status === callbackStatus.failed)
      callbacks.replace(row.index, { ...row, status: callbackStatus.success, nextAt: 0 });
  }
}
