import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import type { Handlers } from '#core/http/implement.ts';
import { addressHandlers } from './addresses/handlers.ts';
import { applicationHandlers } from './applications/handlers.ts';
import { attentionHandlers } from './attention/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { billingHandlers } from './billing/handlers.ts';
import { statementHandlers } from './statements/handlers.ts';
import { callbackHandlers } from './callbacks/handlers.ts';
import { currencyHandlers } from './currencies/handlers.ts';
import { fundsHandlers } from './funds/handlers.ts';
import { marketHandlers } from './market/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { orderHandlers } from './orders/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { rechargeHandlers } from './recharge/handlers.ts';
import { reportHandlers } from './reports/handlers.ts';
import { requestHandlers } from './requests/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { securityHandlers } from './security/handlers.ts';
import { statisticsHandlers } from './statistics/handlers.ts';
import { statusHandlers } from './status/handlers.ts';
import { swapHandlers } from './swap/handlers.ts';
import { transferHandlers } from './transfers/handlers.ts';
import { userHandlers } from './user/handlers.ts';
import { withdrawalHandlers } from './withdrawals/handlers.ts';
import { linkHandlers } from './links/handlers.ts';
import { workOrderHandlers } from './workOrders/handlers.ts';

/** The handlers of all endpoints. A missing handler is a type error. */
export const handlers: Handlers = {
  ...addressHandlers,
  ...applicationHandlers,
  ...billingHandlers,
  ...statementHandlers,
  ...callbackHandlers,
  ...attentionHandlers,
  ...authHandlers,
  ...currencyHandlers,
  ...fundsHandlers,
  ...marketHandlers,
  ...notificationHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...statisticsHandlers,
  ...rechargeHandlers,
  ...reportHandlers,
  ...requestHandlers,
  ...searchHandlers,
  ...securityHandlers,
  ...statusHandlers,
  ...swapHandlers,
  ...transferHandlers,
  ...userHandlers,
  ...withdrawalHandlers,
  ...linkHandlers,
  ...workOrderHandlers,
};

export function isEndpointId(id: string): id is EndpointId {
  return Object.hasOwn(endpoints, id);
}
