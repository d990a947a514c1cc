import {
  BookOpenIcon,
  CalendarIcon,
  ChartLineIcon,
  DashboardIcon,
  LifeBuoyIcon,
  MapPinIcon,
  ReceiptTextIcon,
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
  '/reports': CalendarIcon,
  '/market': ChartLineIcon,
  '/appManage': WindowIcon,
  '/callbackList': WebhookIcon,
  '/property/address': MapPinIcon,
  '/accountInfo': UserCogIcon,
  '/work-order': LifeBuoyIcon,
  '/docs': BookOpenIcon,
} as const satisfies Record<MenuPath, unknown>;
