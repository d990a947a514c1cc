import type { Rolldown } from 'vite';

/** `path` under `src`, here or in the design system, or an icon. */
const under = (...paths: string[]) => new RegExp(`/(src|lucide-react/dist/esm)/(${paths.join('|')})`);

/**
 * What is fetched as one file. A group takes the modules that its test names and everything those import, less what
 * a group before it has. The rest is a file for each screen and dialog. `tests/e2e/budgets.spec.ts` weighs the
 * result, and fails when the dashboard fetches the group of the payments, or the payments that of the dashboard.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', test: under('app/(main|startLogin)') },
  {
    name: 'console',
    test: under(
      'app/(startConsole|DesktopFrame)',
      'features/notifications/desktop',
      // What the dashboard and the payment records both have, so that neither fetches the other.
      'components/(DataTable|Select|SearchField|TokenIcon|TruncatedId)/',
      'components/DateRangePicker/DateRangePicker',
      'parts/(Amount|Moment|PaymentStatusTag|list/FilterButton|useDateRangeLabels)',
      'data/(applicationOptions|payments)',
      'lib/useDebounced',
      'icons/chevron-right',
    ),
  },
  { name: 'payments', test: under('features/payments/(desktop|mobile)') },
  { name: 'dashboard', test: under('features/dashboard/(desktop|mobile)') },
  // Forms, dialogs and lists of the other screens: without it, a form is fifty requests.
  { name: 'parts', minShareCount: 4 },
];
