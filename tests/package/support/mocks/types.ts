import { createClient, errorCode, type ErrorCode } from '@settlement/api-mocks/contract';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { createHandlers } from '@settlement/api-mocks/handlers';
import { scenarioCatalogue, type ScenarioId } from '@settlement/api-mocks/scenarios';

const scenario: ScenarioId = 'payments.empty';
const api = createMockApi({ merchant: 'authorised', scenario });
export const handlers = createHandlers(api);
export const path: string = listPayments.path;
export const code: ErrorCode = errorCode.PARAMETER_ERROR;
export const scenarios = scenarioCatalogue;

const call = createClient({ baseUrl: 'http://localhost:8787' });
export async function newest(): Promise<string | undefined> {
  const { list } = await call('payments.list', { query: { current: 1, pageSize: 1 } });
  return list[0]?.trade_no;
}

type IsScenario<Id> = Id extends ScenarioId ? true : false;
/** Fails to compile if `ScenarioId` accepts every string. */
export const isUnknownRefused: IsScenario<'payments.nothing'> = false;
