export interface ReviewLink {
  readonly title: string;
  readonly href: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function titleOf(href: string): string {
  const { hostname, pathname } = new URL(href);
  const last = pathname.split('/').findLast((part) => part !== '');
  return last === undefined ? hostname : `${decodeURIComponent(last)} · ${hostname}`;
}

export function designLinks(design: unknown): readonly ReviewLink[] {
  const all: readonly unknown[] = Array.isArray(design) ? design : [design];
  return all
    .filter(isText)
    .filter((href) => URL.canParse(href) && new URL(href).protocol === 'https:')
    .map((href) => ({ title: titleOf(href), href }));
}

export const citedClauses = (spec: unknown): readonly string[] =>
  Array.isArray(spec) ? spec.filter(isText) : [];
