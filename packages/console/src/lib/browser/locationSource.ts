import { withBase, withoutBase } from '../address/basePath.ts';

/** A location. Each part includes its prefix: `/record`, `?status=2`, `#detail`. */
export interface AppLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  readonly isForced?: boolean | undefined;
}

export interface LocationSource {
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
