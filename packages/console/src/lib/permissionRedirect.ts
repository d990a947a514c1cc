import { userStatus } from '@settlement/api-mocks/contract/enumerations';

/** Which page of the permission belongs to a status (specification §4 and §6). */
type Target = 'openAuth' | 'reviewing' | 'home';

/**
 * The redirect target of a permission page, or undefined to stay. `/reviewing` keeps those who
 * were refused, to read why, and those who have just been authorised, to hear of it.
 */
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
