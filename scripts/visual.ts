/**
 * `pnpm visual [part of a story id …]`: pictures of every screen in both themes, in `test-results/visual/now`.
 * `--base=<ref>` builds the Storybook of a commit, once, and compares its pictures with these pixel by pixel;
 * `--no-build` takes the Storybook that is there. It fails nothing: what differs may be meant.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { browserArguments, provideBrowser } from './lib/browser.ts';
import { differingPixels } from './lib/differingPixels.ts';
import { listen } from './lib/listen.ts';
import { run } from './lib/run.ts';
import { staticHandler } from './lib/staticHandler.ts';

const PORT = 6012;
const results = 'test-results/visual';
const args = process.argv.slice(2);
const base = args.find((argument) => argument.startsWith('--base='))?.slice('--base='.length);
const parts = args.filter((argument) => !argument.startsWith('--'));

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** One story of each screen; its other states are in Storybook. */
function screensOf(storybook: string): Entry[] {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  );
  return Object.values(entries).filter(
    ({ id, title, name }) =>
      title.startsWith('Screens/') &&
      name === 'Default' &&
      (parts.length === 0 || parts.some((part) => id.includes(part))),
  );
}

/** The Storybook of a commit, kept by its hash. */
async function storybookOf(ref: string): Promise<string> {
  const commit = execFileSync('git', ['rev-parse', `${ref}^{commit}`], { encoding: 'utf8' }).trim();
  const kept = join('node_modules/.cache/visual', commit);
  if (existsSync(kept)) return kept;
  const tree = join(mkdtempSync(join(tmpdir(), 'visual-')), 'tree');
  execFileSync('git', ['worktree', 'add', '--detach', tree, commit], { stdio: 'inherit' });
  try {
    const installed = await run('pnpm', ['--dir', tree, 'install', '--frozen-lockfile', '--prefer-offline']);
    const built = installed === 0 ? await run('pnpm', ['--dir', tree, 'storybook:build']) : installed;
    if (built !== 0) throw new Error(`There is no Storybook of ${ref}`);
    mkdirSync('node_modules/.cache/visual', { recursive: true });
    execFileSync('cp', ['-r', join(tree, 'storybook-static'), `${kept}.part`]);
    renameSync(`${kept}.part`, kept);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree]);
  }
  return kept;
}

async function takePictures(page: Page, storybook: string, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const server = await listen(staticHandler({ root: storybook }), PORT);
  const names: string[] = [];
  for (const { id } of screensOf(storybook)) {
    for (const theme of ['light', 'dark']) {
      await page.goto(
        `http://localhost:${PORT}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};shell:off`,
        {
          waitUntil: 'networkidle',
        },
      );
      await page.locator('body.sb-show-main').waitFor();
      await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
      const name = `${id}.${theme}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: true, animations: 'disabled' });
      names.push(name);
    }
  }
  server.close();
  server.closeAllConnections();
  return names;
}

if (!args.includes('--no-build')) {
  const built = await run('storybook', ['build', '--quiet', '--output-dir', 'storybook-static']);
  if (built !== 0) process.exit(built);
}
const before = base === undefined ? undefined : await storybookOf(base);

const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArguments() });
const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
const now = await takePictures(page, 'storybook-static', join(results, 'now'));
console.log(`${now.length} pictures in ${results}/now`);

if (before !== undefined) {
  const then = new Set(await takePictures(page, before, join(results, 'base')));
  let differing = 0;
  for (const name of now) {
    const pixels = then.has(name)
      ? await differingPixels(page, join(results, 'base', name), join(results, 'now', name))
      : undefined;
    if (pixels === 0) continue;
    differing += 1;
    console.log(`${(pixels === undefined ? 'new' : `${pixels} px`).padStart(12)}  ${name}`);
  }
  console.log(`${differing} of ${now.length} pictures differ from ${base}`);
}
await browser.close();
