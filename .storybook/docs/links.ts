import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { decisionsFolder, pages } from './pages.ts';

const TITLE = 'Docs';

const storyAddress = (story: string) => `./?path=/story/${toId(TITLE, storyNameFromExport(story))}`;

export const decisionAddress = (path: string) =>
  `${storyAddress('Decision')}&args=name:${path.replace(/^.*\/|\.md$/g, '')}`;

/** Returns the ID of a heading in GitHub's format. Links with `#` then work in Storybook and on GitHub. */
export const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

export const isRelative = (href: string) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

export function targetOf(from: string, href: string): { readonly path: string; readonly hash: string } {
  const { pathname, hash } = new URL(href, `file:///${from}`);
  return { path: decodeURIComponent(pathname.slice(1)).replace(/\/$/, ''), hash };
}

/**
 * Returns the URL for a link in a document. Returns undefined if the target is a file of the repository and
 * the repository's URL is unknown.
 */
export function addressOf(from: string, href: string, repository: string | undefined): string | undefined {
  if (!isRelative(href)) return href;
  const { path, hash } = targetOf(from, href);
  const story = path === decisionsFolder ? 'Decisions' : pages[path];
  if (story !== undefined) return storyAddress(story) + hash;
  if (path.startsWith(`${decisionsFolder}/`)) return decisionAddress(path) + hash;
  return repository && `${repository}/${path}${hash}`;
}
