import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { deviceAtom, usePaths } from '#data/device.ts';
import { useNavigate } from '#data/location.ts';
import { userQueryAtom } from '#data/user.ts';
import { useAreas } from '#i18n/useAreas.ts';
import { accessTo } from '#lib/pages.ts';
import { permissionRedirect } from '#lib/permissionRedirect.ts';
import { stopRequestingAheadAtom } from './requestAhead.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import type { Route } from './routes.ts';

/** A screen with its messages and its chunk, both fetched at once, for those who may see it. */
export function RouteView({ route }: { readonly route: Route }) {
  const device = useAtomValue(deviceAtom);
  const screen = <Screen route={route} />;
  const access = accessTo(route.path);
  if (access === 'permission') return <FollowsStatus path={route.path}>{screen}</FollowsStatus>;
  return device === 'mobile' && access === 'menu' ? <NeedsPermission>{screen}</NeedsPermission> : screen;
}

function Screen({ route }: { readonly route: Route }) {
  // Started before the wait for messages, so that the two travel together. A failure shows in the screen.
  route.preload().catch(() => undefined);
  useAreas(route.areas);
  const stopRequestingAhead = useSetAtom(stopRequestingAheadAtom);
  // After the effects of the screen, which observes its queries by then.
  useEffect(() => stopRequestingAhead(), [stopRequestingAhead]);
  return <route.Screen />;
}

/** Specification §2 and §6: on phones, menu pages need status 3; otherwise to the permission page. */
function NeedsPermission({ children }: { readonly children: ReactNode }) {
  const { data, isError } = useAtomValue(userQueryAtom);
  const navigate = useNavigate();
  const paths = usePaths();
  const isClosed = data !== undefined && data.status !== userStatus.authorised;
  useEffect(() => {
    if (isClosed) navigate(paths.openAuth, { replace: true });
  }, [isClosed, navigate, paths]);
  // Where the status cannot be read, the screens' own calls say what is wrong.
  return data?.status === userStatus.authorised || isError ? children : <ScreenSkeleton />;
}

/** The pages of the permission lead on by themselves when the status changes (specification §4). */
function FollowsStatus({ path, children }: { readonly path: string; readonly children: ReactNode }) {
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
