/** `/`, or the folder of the build, such as `/console/`. Storybook's base is relative. */
const BASE = import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/';

export function withBase(href: string, base = BASE): string {
  return href.startsWith('/') ? `${base.slice(0, -1)}${href}` : href;
}

export function withoutBase(pathname: string, base = BASE): string {
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}
