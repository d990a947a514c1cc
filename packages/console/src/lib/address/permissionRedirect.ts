import { userStatus } from '@settlement/api-mocks/contract/enumerations';

/** The pages that a permission status redirects to (specification §4 and §6). */
type Target = 'openAuth' | 'reviewing' | 'home';

/** Returns the page to redirect to, or undefined. `/reviewing` stays open to show the result. */
export function permissionRedirect(path: string, status: number): Target | undefined {
  switch (path) {
    case '/openAuth':
      return status === userStatus.underReview ? 'reviewing' : undefined;
    case '/openAuthPage':
      if (status === userStatus.underReview) return 'reviewing';
      if (status === userStatus.authorised) return 'home';
      return status === userStatus.abnormal ? 'openAuth' : undefined;
    case '/reviewing':
      return status === userStatus.notOpened ? 'openAuth' : undefined;
    case '/initPage':
      return status === userStatus.authorised ? undefined : 'openAuth';
    default:
      return undefined;
  }
}
