import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, lazy, useEffect } from 'react';
import { fetchCode } from '#lib/browser/chunkError.ts';
import { deviceAtom, usePaths } from '#data/session/device.ts';
import { isTestAtom } from '#data/session/mode.ts';
import { useNavigate } from '#data/page/location.ts';
import { userQueryAtom } from '#data/user.ts';
import { useMessages } from '#i18n/useMessages.ts';
import { accessTo, isLiveOnly } from '#lib/address/pages.ts';
import { stopRequestingAheadAtom } from './requestAhead.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import type { Route } from './routes.ts';

const loadFollower = () => import('./FollowsStatus.tsx');
const FollowsStatus = lazy(async () => ({ default: (await fetchCode(loadFollower)).FollowsStatus }));

const loadLiveOnly = () => import('./LiveOnly.tsx');
const LiveOnly = lazy(async () => ({ default: (await fetchCode(loadLiveOnly)).LiveOnly }));

export function RouteView({ route }: { readonly route: Route }) {
  const device = useAtomValue(deviceAtom);
  const isClosed = useAtomValue(isTestAtom) && isLiveOnly(route.path);
  const screen = isClosed ? <LiveOnly title={route.title} /> : <Screen route={route} />;
  const access = accessTo(route.path);
  if (access === 'permission') return <FollowsStatus path={route.path}>{screen}</FollowsStatus>;
  return device === 'mobile' && access === 'menu' ? <NeedsPermission>{screen}</NeedsPermission> : screen;
}

function Screen({ route }: { readonly route: Route }) {
  // The code and the messages load in parallel. The screen reports a failure, so this promise ignores it.
  route.preload().catch(() => undefined);
  useMessages(route.files);
  const stopRequestingAhead = useSetAtom(stopRequestingAheadAtom);
  // When this effect runs, the screen already observes its queries, so the early requests are no longer needed.
  useEffect(() => stopRequestingAhead(), [stopRequestingAhead]);
  return <route.Screen />;
}

/** Renders a menu page on phones only if the merchant's status is 3 (specification §2 and §6). */
function NeedsPermission({ children }: { readonly children: ReactNode }) {
  const { data, isError } = useAtomValue(userQueryAtom);
  const navigate = useNavigate();
  const paths = usePaths();
  const isClosed = data !== undefined && data.status !== userStatus.authorised;
  useEffect(() => {
    if (isClosed) navigate(paths.openAuth, { replace: true });
  }, [isClosed, navigate, paths]);
  // If the status can't be loaded, the screen is rendered and its calls show the error.
  return data?.status === userStatus.authorised || isError ? children : <ScreenSkeleton />;
}
