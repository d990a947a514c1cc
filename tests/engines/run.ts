/**
 * `pnpm engines`: accessibility engines other than axe (IBM's accessibility-checker, HTML_CodeSniffer) and the
 * Nu HTML checker, over every component story and the Default story of every screen. Prints errors by rule and
 * fails on any that `accepted.ts` does not explain. Outside of `pnpm test`: it installs the engines from the
 * registry, and Nu needs Java.
 *
 * `--no-build` takes the static Storybook that is there; other arguments are parts of story ids.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, provideBrowser } from '#scripts/lib/browser.ts';
import { listen } from '#scripts/lib/listen.ts';
import { run } from '#scripts/lib/run.ts';
import { staticHandler } from '#scripts/lib/staticHandler.ts';
import { acceptedReason } from './accepted.ts';
import { type Finding, checkPage } from './checkPage.ts';
import { checkMarkup } from './checkMarkup.ts';

const engines = {
  'accessibility-checker-engine': '4.0.34',
  html_codesniffer: '2.5.1',
  'vnu-jar': '26.9.27',
};
const PORT = 6011;
const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/engines');

const args = process.argv.slice(2);
const parts = args.filter((argument) => !argument.startsWith('--'));
const folder = process.env.STORYBOOK_FOLDER ?? join(root, 'storybook-static');
if (!args.includes('--no-build')) {
  const built = await run('storybook', ['build', '--quiet', '--output-dir', 'storybook-static']);
  if (built !== 0) process.exit(built);
}

mkdirSync(cache, { recursive: true });
writeFileSync(join(cache, 'package.json'), JSON.stringify({ private: true, dependencies: engines }));
execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund'], {
  cwd: cache,
  stdio: 'inherit',
});
const source = (path: string) => readFileSync(join(cache, 'node_modules', path), 'utf8');
const scripts = {
  ibm: source('accessibility-checker-engine/ace.js'),
  codeSniffer: source('html_codesniffer/build/HTMLCS.js'),
};

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}
const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(join(folder, 'index.json'), 'utf8'),
);
const stories = Object.values(index.entries)
  .filter(
    ({ type, title, name }) =>
      type === 'story' &&
      (title.startsWith('Components/') || (title.startsWith('Screens/') && name === 'Default')),
  )
  .filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));

const server = await listen(staticHandler({ root: folder }), PORT);
const browser = await chromium.launch({
  executablePath: provideBrowser(),
  args: browserArguments(),
});
const findings: Finding[] = [];
const pages = new Map<string, string>();
const unchecked: string[] = [];
const queue = [...stories];
await Promise.all(
  [0, 1].map(async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
    const page = await context.newPage();
    for (let story = queue.shift(); story; story = queue.shift()) {
      await page.setViewportSize(
        /\bMobile\b/.test(story.title) ? { width: 390, height: 844 } : { width: 1280, height: 900 },
      );
      const { id } = story;
      const check = () => checkPage(page, `http://localhost:${PORT}`, id, scripts);
      // IBM's engine throws on a page that changes under it.
      const checked = await check()
        .catch(check)
        .catch((error: unknown) => {
          unchecked.push(`${id}: ${String(error).split('\n')[0]}`);
        });
      if (!checked) continue;
      const { found, html } = checked;
      findings.push(...found);
      pages.set(id, html);
    }
  }),
);
await browser.close();
server.close();
server.closeAllConnections();
findings.push(
  ...checkMarkup(pages, join(cache, 'pages'), join(cache, 'node_modules/vnu-jar/build/dist/vnu.jar')),
);

const byRule = Map.groupBy(
  findings.filter((finding) => !acceptedReason(finding)),
  ({ engine, rule }) => `${engine} ${rule}`,
);
for (const [rule, found] of [...byRule].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`\n${rule}: ${found.length} in ${new Set(found.map(({ story }) => story)).size} stories`);
  for (const { story, message, snippet } of found.slice(0, 5)) {
    console.log(`  ${story}: ${message}\n    ${snippet}`);
  }
}
const accepted = findings.filter(acceptedReason).length;
console.log('\nAccepted (accepted.ts):');
for (const [reason, found] of Map.groupBy(findings, acceptedReason)) {
  if (reason) console.log(`${String(found.length).padStart(5)} ${found[0]?.engine}: ${reason}`);
}
console.log(
  `\n${stories.length} stories, ${findings.length - accepted} errors by ${byRule.size} rules, ${accepted} accepted`,
);
for (const line of unchecked) console.log(`Not checked: ${line}`);
process.exit(byRule.size + unchecked.length === 0 ? 0 : 1);
