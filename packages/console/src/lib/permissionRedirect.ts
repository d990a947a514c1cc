/** Which page of the permission belongs to a status (specification §4 and §6). */
type Target = 'openAuth' | 'reviewing' | 'home';

/** Codes of `status`: not opened, under review, failed, authorised, abnormal. */
const NOT_OPENED = 0;
const UNDER_REVIEW = 1;
const AUTHORISED = 3;
const ABNORMAL = 4;

/**
 * The redirect target of a permission page, or undefined to stay. `/reviewing` keeps those who
 * were refused, to read why, and those who have just been authorised, to hear of it.
 */
export function permissionRedirect(path: string, status: number): Target | undefined {
  switch (path) {
    case '/openAuth':
      return status === UNDER_REVIEW ? 'reviewing' : undefined;
    case '/openAuthPage':
      if (status === UNDER_REVIEW) return 'reviewing';
      if (status === AUTHORISED) return 'home';
      return status === ABNORMAL ? 'openAuth' : undefined;
    case '/reviewing':
      return status === NOT_OPENED ? 'openAuth' : undefined;
    case '/initPage':
      return status === AUTHORISED ? undefined : 'openAuth';
    default:
      return undefined;
  }
}
