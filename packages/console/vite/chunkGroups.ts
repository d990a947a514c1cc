import type { Rolldown } from 'vite';

/** `path` under `src`, here or in the design system, an icon, or a hook of jotai. */
const under = (...paths: string[]) =>
  new RegExp(`/(src|lucide-react/dist/esm|jotai/dist)/(${paths.join('|')})`);

/**
 * What is fetched as one file. A group takes the modules that its test names and everything those import, less what
 * a group before it has. The rest is a file for each screen and dialog. `tests/e2e/budgets.spec.ts` weighs the
 * result, and fails when the dashboard fetches the group of the payments, or the payments that of the dashboard.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'start',
    test: under(
      'app/(main|DesignSystem|DeferredToasts|renderRoot|errorReactions|errorToasts)',
      'api/(client|siteFetch|unwrap)',
      'components/(Banner|Button|Heading|IconButton|Link|Skeleton|Stack|Text|VisuallyHidden)/',
      'components/Toast/createToastQueue',
      'contract/(auth|hashes|primitives)',
      'data/(apiClient|device|leaveGuard|location|pageLoader|urlState)',
      'icons/(moon|sun|refresh-cw)',
      'i18n/(I18nProvider|errorText|fetchMessages|textOf)',
      'kit/form/errorToasts',
      'react/useAtom',
      'lib/(draftStorage|newRequestId|useMediaQuery|version)',
      'parts/(BrandMark|QueryView)',
    ),
  },
  {
    name: 'console',
    test: under(
      'app/(startConsole|DesktopFrame|MobileFrame)',
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
  // The screens that are opened first, each with all it needs.
  {
    name: (path) => /\/src\/features\/(\w+)\//.exec(path)?.[1] ?? null,
    test: under('features/(dashboard|payments)/(desktop|mobile|queries)'),
  },
  // Forms, dialogs and lists of the other screens: without it, a form is fifty requests.
  { name: 'parts', minShareCount: 4 },
];
