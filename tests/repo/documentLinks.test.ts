import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const documents = globSync('{*.md,docs/**/*.md,packages/*/README.md}').toSorted();
const read = (path: string) => readFileSync(path, 'utf8');

const withoutCode = (markdown: string) =>
  markdown.replaceAll(/^ *```.*?^ *```/gms, '').replaceAll(/`[^`\n]*`/g, '');
const linksOf = (path: string) =>
  [...withoutCode(read(path)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);

/** Returns the ID of a heading in GitHub's format. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
const headingsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));

describe('the documents', () => {
  it.each(documents)('contain only valid links in %s', (from) => {
    const broken = linksOf(from)
      .filter((href) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href))
      .filter((href) => {
        const { pathname, hash } = new URL(href, `file:///${from}`);
        const path = decodeURIComponent(pathname.slice(1)).replace(/\/$/, '');
        return (
          !existsSync(path) || (hash !== '' && !headingsOf(path).includes(decodeURIComponent(hash.slice(1))))
        );
      });
    expect(broken).toEqual([]);
  });
});
