import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressOf, isRelative, slugOf, targetOf } from './links.ts';
import { decisionsFolder, pages } from './pages.ts';
import { readDecision } from './DecisionsPage.tsx';

const read = (path: string) => readFileSync(path, 'utf8');
const records = globSync(`${decisionsFolder}/*.md`).toSorted();

const withoutCode = (markdown: string) =>
  markdown.replaceAll(/^ *```.*?^ *```/gms, '').replaceAll(/`[^`\n]*`/g, '');
const linksOf = (path: string) =>
  [...withoutCode(read(path)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
const headingsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));

describe('the documents in Storybook', () => {
  it('include every file in docs', () => {
    const missing = globSync('docs/*.md').filter((path) => pages[path] === undefined);
    expect(missing).toEqual([]);
    expect(Object.keys(pages).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('have one story each', () => {
    const source = read('.storybook/docs/Docs.stories.tsx');
    const missing = Object.entries(pages).filter(
      ([path, story]) => !source.includes(`export const ${story} = page('${path}')`),
    );
    expect(missing).toEqual([]);
  });

  it.each([...Object.keys(pages), ...records])('contain only valid links in %s', (from) => {
    const broken = linksOf(from)
      .filter(isRelative)
      .filter((href) => {
        const { path, hash } = targetOf(from, href);
        if (!existsSync(path)) return true;
        return hash !== '' && !headingsOf(path).includes(decodeURIComponent(hash.slice(1)));
      });
    expect(broken).toEqual([]);
  });

  it.each([...Object.keys(pages), ...records])('contain only unique heading IDs in %s', (path) => {
    const ids = headingsOf(path);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('include a one-sentence summary of each decision', () => {
    const decisions = records.map((path) => readDecision(path, read(path)));
    expect(decisions.filter(({ title, summary }) => title === '' || summary === '')).toEqual([]);
  });
});

describe('a link in a document', () => {
  it('points to a page, a heading, a decision or the repository', () => {
    const from = 'docs/security.md';
    const repository = 'https://example.com/blob/main';
    expect(addressOf(from, 'first-hour.md', repository)).toBe('./?path=/story/docs--first-hour');
    expect(addressOf(from, '../SECURITY.md', repository)).toBe('./?path=/story/docs--security-policy');
    expect(addressOf(from, 'runbook.md#what-to-watch', repository)).toBe(
      './?path=/story/docs--runbook#what-to-watch',
    );
    expect(addressOf(from, '#promises', repository)).toBe('./?path=/story/docs--security#promises');
    expect(addressOf(from, 'decisions/0003-load.md', repository)).toBe(
      './?path=/story/docs--decision&args=name:0003-load',
    );
    expect(addressOf(from, '../tests/a.json', repository)).toBe(`${repository}/tests/a.json`);
    expect(addressOf(from, 'https://example.com/a', repository)).toBe('https://example.com/a');
  });

  it('is omitted if its target is only in a repository with an unknown URL', () => {
    expect(addressOf('docs/performance.md', '../tests/bench/baseline.json', undefined)).toBeUndefined();
  });
});
