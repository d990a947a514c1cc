import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { usePaths } from '#data/session/device.ts';
import { useNavigate } from '#data/page/location.ts';
import { userQueryAtom } from '#data/user.ts';
import { permissionRedirect } from '#lib/address/permissionRedirect.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

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
