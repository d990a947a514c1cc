import { withBase, withoutBase } from './basePath.ts';

/** Where the page is, as strings that begin with their mark: `/record`, `?status=2`, `#detail`. */
export interface AppLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface NavigateOptions {
  /** Takes the place of the current entry instead of adding one: for filters and redirects. */
  readonly replace?: boolean | undefined;
  /** Leaves an unsaved form without confirmation: after it was confirmed, or the form was sent. */
  readonly isForced?: boolean | undefined;
}

/** Reads and changes the current location: the browser's history, or memory. */
export interface LocationSource {
  /** The same object until the location changes. */
  get: () => AppLocation;
  navigate: (href: string, options?: NavigateOptions) => void;
  subscribe: (listener: () => void) => () => void;
}

export function parseHref(href: string, from: AppLocation = root): AppLocation {
  const base = `http://localhost${from.pathname}${from.search}`;
  const { pathname, search, hash } = new URL(href, base);
  return { pathname, search, hash };
}

const root: AppLocation = { pathname: '/', search: '', hash: '' };

export function toHref({ pathname, search, hash }: AppLocation): string {
  return `${pathname}${search}${hash}`;
}

/** For stories and tests: history without a browser. `entries` lists every place, oldest first. */
export function memoryLocationSource(href = '/'): LocationSource & { readonly entries: readonly string[] } {
  const listeners = new Set<() => void>();
  let current = parseHref(href);
  const entries = [toHref(current)];
  return {
    entries,
    get: () => current,
    navigate(to, { replace = false } = {}) {
      current = parseHref(to, current);
      if (replace) entries.pop();
      entries.push(toHref(current));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's own history. */
export function browserLocationSource(page: Window = window): LocationSource {
  const listeners = new Set<() => void>();
  const read = (): AppLocation => {
    const { pathname, search, hash } = page.location;
    return { pathname: withoutBase(pathname), search, hash };
  };
  let current = read();
  const refresh = () => {
    const next = read();
    if (toHref(next) === toHref(current)) return;
    current = next;
    for (const listener of listeners) listener();
  };
  page.addEventListener('popstate', refresh);
  page.addEventListener('hashchange', refresh);
  return {
    get: () => current,
    navigate(to, { replace = false } = {}) {
      if (replace) page.history.replaceState(null, '', withBase(to));
      else page.history.pushState(null, '', withBase(to));
      refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
