import { notificationType } from '@settlement/api-mocks/contract/enumerations';
import type { Notification } from '@settlement/api-mocks/contract/notifications';

/** Details in addition to the title and the content. An unknown type has no details. */
export type NotificationKind =
  | { readonly name: 'login'; readonly ip: string; readonly device: string; readonly location: string }
  | { readonly name: 'expense'; readonly amount: string; readonly token: string; readonly chain: string }
  | { readonly name: 'plain' };

/** Type 2 shows IP, device and location, type 5 an amount and a token (specification §2). */
export function kindOf(item: Notification): NotificationKind {
  if (item.types === notificationType.login) {
    return { name: 'login', ip: item.ip ?? '', device: item.device ?? '', location: item.address ?? '' };
  }
  if (item.types === notificationType.fundAggregation && item.amount !== undefined && item.currency) {
    return { name: 'expense', amount: item.amount, token: item.currency.token, chain: item.currency.chain };
  }
  return { name: 'plain' };
}
