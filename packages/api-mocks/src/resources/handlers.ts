import { endpoints, type EndpointId, type Endpoints } from '../contract/endpoints.ts';
import type { Implementation } from '../core/implement.ts';
import { applicationHandlers } from './applications/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { currencyHandlers } from './currencies/handlers.ts';
import { fundsHandlers } from './funds/handlers.ts';
import { marketHandlers } from './market/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { statisticsHandlers } from './statistics/handlers.ts';
import { userHandlers } from './user/handlers.ts';

/** One implementation for every endpoint of the contract: leaving one out does not compile. */
export const handlers: { readonly [Id in EndpointId]: Implementation<Endpoints[Id]> } = {
  ...applicationHandlers,
  ...authHandlers,
  ...currencyHandlers,
  ...fundsHandlers,
  ...marketHandlers,
  ...notificationHandlers,
  ...paymentHandlers,
  ...statisticsHandlers,
  ...userHandlers,
};

/** Ids in the order of the contract. */
export function isEndpointId(id: string): id is EndpointId {
  return Object.hasOwn(endpoints, id);
}
