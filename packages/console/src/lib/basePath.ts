/** `/` or, as `BASE_PATH` says at build, a folder such as `/console/`. Storybook's own is relative, and no site's. */
const BASE = import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/';

/** The address on this site of a path or file of the console; what names another site stays. */
export function withBase(href: string, base = BASE): string {
  return href.startsWith('/') ? `${base.slice(0, -1)}${href}` : href;
}

/** The console's own path of a page at `pathname`; outside the folder it is the path itself, where no page is. */
export function withoutBase(pathname: string, base = BASE): string {
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}
