import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { usePaths } from '#data/session/device.ts';
import { useNavigate } from '#data/page/location.ts';
import { userQueryAtom } from '#data/user.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

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

/** Redirects from a permission page to the page of the current status (specification §4). */
export function FollowsStatus({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { data } = useAtomValue(userQueryAtom);
  const navigate = useNavigate();
  const paths = usePaths();
  const redirect = data && permissionRedirect(path, data.status);
  const href = redirect && paths[redirect];
  useEffect(() => {
    if (href !== undefined) navigate(href, { replace: true, isForced: true });
  }, [href, navigate]);
  return href === undefined ? children : <ScreenSkeleton />;
}
