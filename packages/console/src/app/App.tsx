import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, lazy, useDeferredValue, useEffect, useRef } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { isLoginPage } from '#api/headers.ts';
import { deviceAtom, usePaths } from '#data/session/device.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { locationAtom, pathnameAtom } from '#data/page/location.ts';
import { pageLoaderAtom } from '#data/calls/pageLoader.ts';
import { hasTokenAtom, isLeavingAtom } from '#data/session/session.ts';
import { fetchCode } from '#lib/browser/chunkError.ts';
import { toHref } from '#lib/browser/locationSource.ts';
import { deviceRedirect } from '#lib/browser/deviceRedirect.ts';
import { extensionAt, isProtected } from '#lib/address/pages.ts';
import { useProduct } from '#data/brand.ts';
import { ErrorBoundary } from '#parts/loading/ErrorBoundary.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { Frame } from './Frame.tsx';
import { RouteView } from './RouteView.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { routeAt, routesOf } from './routes.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';

const loadNotFound = () => import('#features/notFound/NotFoundScreen.tsx');
const NotFoundScreen = lazy(async () => ({ default: (await fetchCode(loadNotFound)).NotFoundScreen }));

/** A path that matches no route. Replaces paths such as `/RECORD`, because wouter ignores case. */
const NO_PAGE = '/404';

const crashed = (error: unknown) => <CrashScreen error={error} />;

export function App() {
  const device = useAtomValue(deviceAtom);
  const [pathname] = useLocation();
  const hasToken = useAtomValue(hasTokenAtom)();
  // A second redirect to the sign-in page would remove the reason from the URL.
  const isSignedIn = useAtomValue(isLeavingAtom) || hasToken;
  const found = routeAt(pathname, device);
  const offers = useOffers();
  const route = found && offers(extensionAt(pathname)) ? found : undefined;
  const title = route?.title ?? 'shell.title.notFound';
  const isNamedByFrame = route !== undefined && isProtected(pathname);
  const isRefused = isProtected(pathname) && !isSignedIn;
  // The header of the phone layout contains the h1 of a page. The desktop header has no h1.
  const hasHeading = device === 'desktop' || !isNamedByFrame;

  // The screen is rendered after the app shell, so that the browser can handle input in between.
  const isFrameDrawn = useDeferredValue(true, false);

  useStayOnDevice();
  const isElsewhere = useLogin(isRefused);
  useScreenChange(title);
  if (isElsewhere) return null;

  return (
    <ErrorBoundary fallback={crashed}>
      <Frame title={route?.heading ?? title} isNamedByFrame={isNamedByFrame} isSignedIn={isSignedIn}>
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

/** Redirects desktops away from /m, and phones to /m (specification §2). */
function useStayOnDevice() {
  const device = useAtomValue(deviceAtom);
  const location = useAtomValue(locationAtom);
  const navigate = useSetAtom(locationAtom);
  const redirect = deviceRedirect(location, device);
  useEffect(() => {
    if (redirect !== undefined) navigate(redirect, { replace: true });
  }, [redirect, navigate]);
}

/** Opens the sign-in page if the user must sign in, and returns true while it loads (specification §2). */
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

function useScreenChange(title: MessageId): void {
  const text = useText();
  const product = useProduct();
  const pathname = useAtomValue(pathnameAtom);
  const last = useRef(pathname);

  useEffect(() => {
    document.title = text('common.title', { screen: text(title), product });
  }, [text, title, product]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.querySelector('main');
    const target = main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
}
