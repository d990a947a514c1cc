/**
 * `pnpm package --adopters`: installs both packed packages with npm, pnpm and yarn, on several versions of Node.js.
 * Builds the applications of `foreignApps.ts` and opens their pages in a browser. Generates and runs clients of the
 * OpenAPI documents. Prints times and sizes. Not part of `pnpm test`, because it downloads packages.
 *
 * `--only=<text>` selects the applications whose name contains the text.
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
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { launchBrowser } from '#scripts/lib/browser.ts';
import { untilServed } from '#scripts/lib/listen.ts';
import { command } from '#scripts/lib/run.ts';
import { checkOpenapiTools, openapiTools } from './openapiTools.ts';
import { check } from './support/check.ts';
import { ACCENT, PEERS, REACT, brandScript, foreignApps } from './support/foreignApps.ts';
import { apiMocks, designSystem, pack, root } from './support/install.ts';
import { type Manager, type Node, provideTools } from './support/managers.ts';

/** The maximum size of an installed mock API without optional packages, in megabytes. */
const MOST_MEGABYTES = 25;
const MAJORS = [22, 24, 26] as const;
const MANAGERS: readonly Manager[] = ['npm', 'pnpm', 'yarn classic', 'yarn berry'];
const PORT = 4321;
const URL_OF_PAGE = `http://127.0.0.1:${PORT}`;
const { only } = parseArgs({
  options: { adopters: { type: 'boolean' }, only: { type: 'string' } },
}).values;

const folder = mkdtempSync(join(tmpdir(), 'adopters-'));

/** The packed packages by name. All managers resolve the dependencies of a packed file as those of a published one. */
const packed: Readonly<Record<string, string>> = {
  '@settlement/design-system': `file:${pack(designSystem, folder)}`,
  '@settlement/api-mocks': `file:${pack(apiMocks, folder)}`,
};

function create(name: string, dependencies: Readonly<Record<string, string>>): string {
  const app = join(folder, name.replaceAll(/\W+/g, '-'));
  mkdirSync(app);
  const installed = Object.fromEntries(
    Object.entries(dependencies).map(([library, version]) => [library, packed[library] ?? version]),
  );
  const manifest = { name: 'adopter', private: true, type: 'module', dependencies: installed };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
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
    await untilServed(URL_OF_PAGE);
    return await visitPage();
  } finally {
    child.kill('SIGKILL');
  }
}

const browser = await launchBrowser();
try {
  const { nodes, install, run } = provideTools(join(folder, 'tools'), MAJORS);
  const [oldestNode] = nodes;
  const newestNode = nodes.at(-1);
  if (!oldestNode || !newestNode) throw new Error('There is no Node.js');

  for (const manager of only === undefined ? MANAGERS : []) {
    for (const node of nodes) {
      await check(`${manager} on Node ${node.version}, newest React Aria`, () => {
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
    await check(`${manager}, oldest React Aria`, () => {
      const older = { ...PEERS, 'react-aria-components': '1.22.0', 'react-aria': '3.53.0' };
      const app = create(`oldest ${manager}`, { ...REACT, ...older, '@settlement/design-system': '*' });
      const seconds = install(manager, oldestNode, app);
      const { size } = copiesOf(join(app, 'node_modules'), 'react-aria');
      if (size !== 1) throw new Error(`${size} copies of react-aria`);
      return `installed in ${seconds.toFixed(1)} s, one copy of React Aria`;
    });
    await check(`${manager}, mock API`, () => {
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
    const app = create('clients', { '@settlement/api-mocks': '*', ...openapiTools });
    await check('OpenAPI clients', async () => {
      install('npm', newestNode, app);
      await checkOpenapiTools(app);
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
    await check(`${name}: ${manager}`, () => {
      const seconds = install(manager, oldestNode, app);
      return `installed in ${seconds.toFixed(1)} s, ${megabytes(app)} MB`;
    });
    for (const node of nodes) {
      await check(`${name} on Node ${node.version}`, async () => {
        run(node, app, 'node', 'brand.mjs');
        for (const [program = '', ...args] of commands)
          run(node, app, 'node', program.startsWith('--') ? program : join('node_modules', program), ...args);
        if (!served) return 'tests passed';
        return serve(node, app, served, async () => {
          const page = await browser.newPage();
          try {
            return await visit(page);
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
      for (const [mode, inMode] of Map.groupBy(pairs, (pair) => pair.mode)) {
        await check(`contrast, ${mode}`, () => {
          const [least] = inMode.toSorted((a, b) => a.ratio / a.required - b.ratio / b.required);
          const text = `${least?.ratio.toFixed(2)} of ${least?.required} (${least?.pair}), ${inMode.length} pairs`;
          if (!least || least.ratio < least.required) throw new Error(text);
          return text;
        });
      }
    }
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
