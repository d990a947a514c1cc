import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, lazy, useDeferredValue, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { isLoginPage } from '#api/headers.ts';
import { deviceAtom, usePaths } from '#data/device.ts';
import { locationAtom } from '#data/location.ts';
import { pageLoaderAtom } from '#data/pageLoader.ts';
import { hasTokenAtom, isLeavingAtom } from '#data/session.ts';
import { fetchCode } from '#lib/chunkError.ts';
import { toHref } from '#lib/locationSource.ts';
import { deviceRedirect } from '#lib/deviceRedirect.ts';
import { isProtected } from '#lib/pages.ts';
import { ErrorBoundary } from '#parts/ErrorBoundary.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { Frame } from './Frame.tsx';
import { RouteView } from './RouteView.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { routeAt, routesOf } from './routes.ts';
import { useScreenChange } from './useScreenChange.ts';

const loadNotFound = () => import('#features/notFound/NotFoundScreen.tsx');
const NotFoundScreen = lazy(async () => ({ default: (await fetchCode(loadNotFound)).NotFoundScreen }));

/** Matches no route: wouter ignores the case of an address, and `/RECORD` is no page. */
const NO_PAGE = '/404';

const crashed = (error: unknown) => <CrashScreen error={error} />;

/** Everything behind the sign-in, and what can be read without it. */
export function App() {
  const device = useAtomValue(deviceAtom);
  const [pathname] = useLocation();
  const hasToken = useAtomValue(hasTokenAtom)();
  // Who is leaving is already on the way to the login page: a second way there would lose the reason.
  const isSignedIn = useAtomValue(isLeavingAtom) || hasToken;
  const route = routeAt(pathname, device);
  const title = route?.title ?? 'shell.title.notFound';
  const isNamedByFrame = isProtected(pathname);
  const isRefused = isNamedByFrame && !isSignedIn;
  // Of the frames, only the phone's has the h1.
  const hasHeading = device === 'desktop' || !isNamedByFrame;

  // First the frame, then the first screen: each is less work at a time, and the page answers in between.
  const isFrameDrawn = useDeferredValue(true, false);

  useStayOnDevice();
  const isElsewhere = useLogin(isRefused);
  useScreenChange(title);
  if (isElsewhere) return null;

  return (
    <ErrorBoundary fallback={crashed}>
      <Frame title={title} isNamedByFrame={isNamedByFrame} isSignedIn={isSignedIn}>
        <ErrorBoundary
          fallback={(error) => <CrashScreen error={error} hasHeading={hasHeading} />}
          resetKey={pathname}
        >
          <Suspense fallback={<ScreenSkeleton />}>
            {isFrameDrawn ? (
              <Switch location={route?.path ?? NO_PAGE}>
                {routesOf(device).map((each) => (
                  <Route key={each.path} path={each.path}>
                    <RouteView route={each} />
                  </Route>
                ))}
                <Route>
                  <NotFoundScreen />
                </Route>
              </Switch>
            ) : (
              <ScreenSkeleton />
            )}
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </ErrorBoundary>
  );
}

/** Specification §2: a desktop has no business on /m, nor a phone off it. */
function useStayOnDevice() {
  const device = useAtomValue(deviceAtom);
  const location = useAtomValue(locationAtom);
  const navigate = useSetAtom(locationAtom);
  const redirect = deviceRedirect(location, device);
  useEffect(() => {
    if (redirect !== undefined) navigate(redirect, { replace: true });
  }, [redirect, navigate]);
}

/**
 * Specification §2: without a token, to the login page, with the way back. That page is another document,
 * so a link to it leaves this one, too.
 */
function useLogin(isRefused: boolean) {
  const location = useAtomValue(locationAtom);
  const loader = useAtomValue(pageLoaderAtom);
  const paths = usePaths();
  const target = isLoginPage(location.pathname)
    ? toHref(location)
    : isRefused
      ? paths.login({ from: location })
      : undefined;
  useEffect(() => {
    if (target !== undefined) loader.replace(target);
  }, [target, loader]);
  return target !== undefined;
}
