/**
 * `pnpm package --adopters`: publishes both packages to a local registry and installs them with npm, pnpm and yarn, on
 * several versions of Node.js. Builds the applications of `foreignApps.ts` and opens their pages in a browser. Generates
 * and runs clients of the OpenAPI documents. Prints times and sizes. Not part of `pnpm test`, because it downloads packages.
 *
 * - `--only=<text>`: only the applications whose name contains the text
 * - `--pictures=<folder>`: saves pictures of the Next.js application in each mode
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { launchBrowser } from '#scripts/lib/browser.ts';
import { command } from '#scripts/lib/run.ts';
import { checkOpenapiTools, openapiTools } from './openapiTools.ts';
import { ACCENT, PEERS, REACT, brandScript, foreignApps } from './support/foreignApps.ts';
import { apiMocks, designSystem, pack, root } from './support/install.ts';
import { type Manager, type Node, provideTools } from './support/managers.ts';
import { startRegistry } from './support/registry.ts';

/** The maximum size of an installed mock API without optional packages, in megabytes. */
const MOST_MEGABYTES = 25;
const MAJORS = [22, 24, 26] as const;
const MANAGERS: readonly Manager[] = ['npm', 'pnpm', 'yarn classic', 'yarn berry'];
const PORT = 4321;
const URL_OF_PAGE = `http://127.0.0.1:${PORT}`;
const option = (name: string) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const pictures = option('pictures');
const only = option('only');

const folder = mkdtempSync(join(tmpdir(), 'adopters-'));

function check(isRight: boolean, text: string): void {
  console.log(`${isRight ? '✓' : '✗'} ${text}`);
  if (!isRight) process.exitCode = 1;
}

async function attempt(text: string, run: () => string | Promise<string>): Promise<void> {
  const started = performance.now();
  try {
    const result = await run();
    check(true, `${text}: ${result} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    check(false, `${text}\n${error instanceof Error ? error.message : String(error)}`);
  }
}

function create(name: string, dependencies: Readonly<Record<string, string>>): string {
  const app = join(folder, name.replaceAll(/\W+/g, '-'));
  mkdirSync(app);
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: 'adopter', private: true, type: 'module', dependencies }),
  );
  return app;
}

/** Returns the real paths of all installed copies of a package. */
function copiesOf(modules: string, library: string): Set<string> {
  const paths = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path === library || path.endsWith(`/node_modules/${library}`),
  );
  return new Set(paths.map((path) => realpathSync(join(modules, path))));
}

const megabytes = (app: string) => Number(command(app, 'du', '-sm', 'node_modules').split('\t')[0]);

async function untilServed(): Promise<void> {
  for (let attempts = 0; attempts < 150; attempts += 1) {
    const isServed = await fetch(URL_OF_PAGE).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) return;
    await delay(200);
  }
  throw new Error('The application serves no page');
}

/**
 * Opens the page of an application, and checks its accent color, a dialog, and the messages of the browser.
 *
 * @throws {Error} with the problems
 */
async function visit(page: Page): Promise<string> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.goto(URL_OF_PAGE, { waitUntil: 'load' });
  await page.locator('[data-hydrated]').waitFor();
  const save = page.getByRole('button', { name: 'Save changes' });
  const color = await save.evaluate((element) => getComputedStyle(element).backgroundColor);
  const expected = `rgb(${[1, 3, 5].map((at) => Number.parseInt(ACCENT.slice(at, at + 2), 16)).join(', ')})`;
  if (color !== expected) problems.push(`the button is ${color}, not ${expected}`);
  const dialog = page.getByRole('dialog', { name: 'Delete the key?' });
  const trigger = page.getByRole('button', { name: 'Delete the key' });
  await trigger.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // React Aria returns the focus in the frame after the dialog has disappeared.
  await trigger
    .and(page.locator(':focus'))
    .waitFor({ timeout: 5_000 })
    .catch(() => problems.push('the closed dialog does not return the focus'));
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  return 'a page without errors';
}

async function takePictures(page: Page, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const contrast of ['no-preference', 'more'] as const) {
      await page.emulateMedia({ colorScheme, contrast, reducedMotion: 'reduce' });
      await page.reload({ waitUntil: 'networkidle' });
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({
        path: join(target, `next-${colorScheme}-${contrast === 'more' ? 'more-contrast' : 'normal'}.png`),
      });
    }
  }
}

async function serve(
  node: Node,
  app: string,
  args: readonly string[],
  visitPage: () => Promise<string>,
): Promise<string> {
  const [program = '', ...rest] = args;
  const child = spawn(join(node.bin, 'node'), [join('node_modules', program), ...rest], {
    cwd: app,
    env: { ...process.env, PORT: String(PORT), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  try {
    await untilServed();
    return await visitPage();
  } finally {
    child.kill('SIGKILL');
  }
}

const registry = await startRegistry(join(folder, 'registry'));
const browser = await launchBrowser();
try {
  for (const source of [designSystem, apiMocks]) registry.publish(pack(source, folder));
  const { nodes, install, run } = provideTools(join(folder, 'tools'), registry.url, MAJORS);
  const [oldestNode] = nodes;
  const newestNode = nodes.at(-1);
  if (!oldestNode || !newestNode) throw new Error('There is no Node.js');

  for (const manager of only === undefined ? MANAGERS : []) {
    for (const node of nodes) {
      await attempt(`${manager} on Node ${node.version}, newest React Aria`, () => {
        const app = create(`newest ${manager} ${node.version}`, {
          ...REACT,
          ...PEERS,
          '@settlement/design-system': '*',
        });
        const seconds = install(manager, node, app);
        for (const library of ['react-aria-components', 'react-aria', 'react-stately']) {
          const { size } = copiesOf(join(app, 'node_modules'), library);
          if (size !== 1) throw new Error(`${size} copies of ${library}`);
        }
        return `installed in ${seconds.toFixed(1)} s, ${megabytes(app)} MB, one copy of React Aria`;
      });
    }
    await attempt(`${manager}, oldest React Aria`, () => {
      const older = { ...PEERS, 'react-aria-components': '1.22.0', 'react-aria': '3.53.0' };
      const app = create(`oldest ${manager}`, { ...REACT, ...older, '@settlement/design-system': '*' });
      const seconds = install(manager, oldestNode, app);
      const { size } = copiesOf(join(app, 'node_modules'), 'react-aria');
      if (size !== 1) throw new Error(`${size} copies of react-aria`);
      return `installed in ${seconds.toFixed(1)} s, one copy of React Aria`;
    });
    await attempt(`${manager}, mock API`, () => {
      const app = create(`mocks ${manager}`, { '@settlement/api-mocks': '*' });
      const seconds = install(manager, newestNode, app);
      const size = megabytes(app);
      if (size > MOST_MEGABYTES) throw new Error(`${size} MB`);
      const script = "await import('@settlement/api-mocks/createMockApi')";
      for (const node of nodes) run(node, app, 'node', '--input-type=module', '-e', script);
      return `installed in ${seconds.toFixed(1)} s, ${size} MB`;
    });
  }

  if ('OpenAPI clients'.includes(only ?? '')) {
    await attempt('OpenAPI clients', async () => {
      const app = create('clients', { '@settlement/api-mocks': '*', ...openapiTools });
      install('npm', newestNode, app);
      await checkOpenapiTools(join(app, 'node_modules'), check);
      return 'generated, compiled and run';
    });
  }

  for (const [name, { manager, dependencies, files, commands, serve: served }] of Object.entries(
    foreignApps,
  )) {
    if (!name.includes(only ?? '')) continue;
    const app = create(name, { ...REACT, ...dependencies, '@settlement/design-system': '*' });
    cpSync(join(root, 'tests/package/examples'), join(app, 'examples'), { recursive: true });
    for (const [file, text] of Object.entries({ ...files, 'brand.mjs': brandScript })) {
      mkdirSync(dirname(join(app, file)), { recursive: true });
      writeFileSync(join(app, file), text);
    }
    await attempt(`${name}: ${manager}`, () => {
      const seconds = install(manager, oldestNode, app);
      return `installed in ${seconds.toFixed(1)} s, ${megabytes(app)} MB`;
    });
    for (const node of nodes) {
      await attempt(`${name} on Node ${node.version}`, async () => {
        run(node, app, 'node', 'brand.mjs');
        for (const [program = '', ...args] of commands)
          run(node, app, 'node', program.startsWith('--') ? program : join('node_modules', program), ...args);
        if (!served) return 'tests passed';
        return serve(node, app, served, async () => {
          const page = await browser.newPage();
          try {
            const result = await visit(page);
            if (pictures && name.startsWith('Next') && node === newestNode)
              await takePictures(page, pictures);
            return result;
          } finally {
            await page.close();
          }
        });
      });
    }
    if (name.startsWith('Next')) {
      const pairs: readonly { mode: string; pair: string; ratio: number; required: number }[] = JSON.parse(
        readFileSync(join(app, 'contrast.json'), 'utf8'),
      );
      for (const mode of new Set(pairs.map((pair) => pair.mode))) {
        const inMode = pairs.filter((pair) => pair.mode === mode);
        const [least] = inMode.toSorted((a, b) => a.ratio / a.required - b.ratio / b.required);
        check(
          inMode.every(({ ratio, required }) => ratio >= required),
          `${mode}: least contrast ${least?.ratio.toFixed(2)} of ${least?.required} (${least?.pair}), ${inMode.length} pairs`,
        );
      }
    }
  }
} finally {
  registry.stop();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
