import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { decisionsFolder, pages } from './pages.ts';

const TITLE = 'Docs';

/** The address of a story of the section, in the window of Storybook. */
const storyAddress = (story: string) => `./?path=/story/${toId(TITLE, storyNameFromExport(story))}`;

/** `docs/decisions/0016-….md` is an argument of the one page that shows any of them. */
export const decisionAddress = (path: string) =>
  `${storyAddress('Decision')}&args=name:${path.replace(/^.*\/|\.md$/g, '')}`;

/** The id of a heading, as GitHub makes it: a link with a `#` means the same in both. */
export const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

export const isRelative = (href: string) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** What a relative link of the document `from` means: a path from the root of the repository, and a heading. */
export function targetOf(from: string, href: string): { readonly path: string; readonly hash: string } {
  const { pathname, hash } = new URL(href, `file:///${from}`);
  return { path: decodeURIComponent(pathname.slice(1)).replace(/\/$/, ''), hash };
}

/** Where a link of a document leads here; nothing where only the repository has its target and where that is, is unknown. */
export function addressOf(from: string, href: string, repository: string | undefined): string | undefined {
  if (!isRelative(href)) return href;
  const { path, hash } = targetOf(from, href);
  const story = path === decisionsFolder ? 'Decisions' : pages[path];
  if (story !== undefined) return storyAddress(story) + hash;
  if (path.startsWith(`${decisionsFolder}/`)) return decisionAddress(path) + hash;
  return repository && `${repository}/${path}${hash}`;
}
