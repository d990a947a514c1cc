import { notificationType } from '@settlement/api-mocks/contract/enumerations';
import type { Notification } from '@settlement/api-mocks/contract/notifications';

/** What a notification shows beside title and content; an unknown type shows those alone. */
export type NotificationKind =
  | { readonly name: 'login'; readonly ip: string; readonly device: string; readonly location: string }
  | { readonly name: 'expense'; readonly amount: string; readonly token: string; readonly chain: string }
  | { readonly name: 'plain' };

/** Specification §2: type 2 shows IP, device and location, type 5 an amount and a token. */
export function kindOf(item: Notification): NotificationKind {
  if (item.types === notificationType.login) {
    return { name: 'login', ip: item.ip ?? '', device: item.device ?? '', location: item.address ?? '' };
  }
  if (item.types === notificationType.fundAggregation && item.amount !== undefined && item.currency) {
    return { name: 'expense', amount: item.amount, token: item.currency.token, chain: item.currency.chain };
  }
  return { name: 'plain' };
}
