import {
  BookOpenIcon,
  ChartLineIcon,
  DashboardIcon,
  LifeBuoyIcon,
  MapPinIcon,
  ReceiptTextIcon,
  TableIcon,
  UserCogIcon,
  WalletIcon,
  WebhookIcon,
  WindowIcon,
} from '@settlement/design-system/icons';
import type { MenuPath } from '#lib/address/pages.ts';

export const pageIcons = {
  '/': DashboardIcon,
  '/record': ReceiptTextIcon,
  '/property': WalletIcon,
  '/reports': TableIcon,
  '/market': ChartLineIcon,
  '/appManage': WindowIcon,
  '/callbackList': WebhookIcon,
  '/property/address': MapPinIcon,
  '/accountInfo': UserCogIcon,
  '/work-order': LifeBuoyIcon,
  '/docs': BookOpenIcon,
} as const satisfies Record<MenuPath, unknown>;
