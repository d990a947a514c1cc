/**
 * `pnpm package`: packs the design system and the mock API, installs each in a new application, and checks
 * the statements of its README.
 *
 * - `--accept`: saves the current sizes and API as expected
 * - `--adopters`: installs the packages in applications of adopters instead
 */
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from 'vite';

import { checkApiMocks } from './apiMocks.ts';
import { check } from './support/check.ts';
import { checkApi } from './support/checkApi.ts';
import { checkManifest, writeExamples } from './support/checkManifest.ts';
import { checkTailwind } from './support/checkTailwind.ts';
import { command } from '#scripts/lib/run.ts';
import {
  checkTarball,
  compile,
  designSystem,
  entryNames,
  installOtherCopy,
  installTarball,
  olderTypeScript,
  pack,
  root,
} from './support/install.ts';
import { measure } from './support/sizes.ts';

if (process.argv.includes('--adopters')) {
  await import('./adopters.ts');
  process.exit();
}
interface Budgets {
  /** The maximum bytes of the styles of a single button. */
  readonly oneButtonCss: number;
  /** The maximum gzipped bytes by entry. */
  readonly entries: Record<string, { js: number; css: number }>;
}

const folder = mkdtempSync(join(tmpdir(), 'design-system-'));
const app = join(folder, 'app');
const budgetFile = join(root, 'tests/budgets.json');
const budgets: Budgets = JSON.parse(readFileSync(budgetFile, 'utf8'));
const isAccepting = process.argv.includes('--accept');

function copyScript(name: string): string {
  copyFileSync(join(root, 'tests/package/support', name), join(app, name));
  return name;
}

async function buildApp(code: string): Promise<{ modules: string[]; css: string }> {
  writeFileSync(join(app, 'src/only.ts'), code);
  const result = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'src/only.ts', formats: ['es'], cssFileName: 'only' } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return {
    modules: outputs.flatMap((output) => (output.type === 'chunk' ? Object.keys(output.modules) : [])),
    css: outputs
      .flatMap((output) =>
        output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
      )
      .join(''),
  };
}

try {
  console.log(`packing into ${folder}`);
  const tarball = pack(designSystem, folder);
  const workspaceTools = [
    'vite',
    'vitest',
    'typescript',
    '@types/react',
    '@types/react-dom',
    '@testing-library/react',
    'jsdom',
  ];
  mkdirSync(app);
  installTarball(app, tarball, designSystem, workspaceTools);
  cpSync(join(root, 'tests/package/examples'), join(app, 'src/examples'), { recursive: true });

  writeExamples(app);

  await check('publint and are the types wrong', () =>
    checkTarball(
      designSystem,
      tarball,
      entryNames().map((entry) => `./${entry}`),
    ),
  );

  writeFileSync(
    join(app, 'src/main.tsx'),
    `import { createRoot } from 'react-dom/client';
import { Button } from '@settlement/design-system/Button';
import '@settlement/design-system/styles.css';
import '@settlement/design-system/styles-without-reset.css';
import '@settlement/design-system/Button.css';
import { examples } from './examples/index.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<><Button>Save</Button>{Object.values(examples)}</>);
`,
  );
  await check('types: bundler', () => compile(app, 'src', {}));
  await check('types: bundler, TypeScript 6', () => compile(app, 'src', {}, olderTypeScript));
  for (const resolution of ['node16', 'nodenext']) {
    const options = { module: resolution, moduleResolution: resolution };
    await check(`types: ${resolution}`, () => compile(app, 'src', options));
  }

  await check('a Vite application without vanilla-extract', async () => {
    writeFileSync(
      join(app, 'index.html'),
      '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
    );
    await build({ root: app, configFile: false, logLevel: 'error' });
  });

  await check('unused components are left out', async () => {
    const { modules, css } = await buildApp(
      `import '@settlement/design-system/Button.css';
import { Button } from '@settlement/design-system/Button';
import { DataTable } from '@settlement/design-system/DataTable';
import { Select } from '@settlement/design-system/Select';
import { Radio } from '@settlement/design-system/RadioGroup';
void [DataTable, Select, Radio];
export { Button };`,
    );
    const unmatched = modules.filter((id) =>
      /\/(Select|ListBox|Popover|Radio|RadioGroup|DataTable)\.m?js$/.test(id),
    );
    if (unmatched.length > 0) throw new Error(`left in:\n${unmatched.join('\n')}`);
    if (!css.includes('@layer sbc.component') || /@font-face/.test(css))
      throw new Error('not the styles of one button');
    if (css.length > budgets.oneButtonCss)
      throw new Error(`${String(css.length)} bytes of CSS for one button`);
  });

  await check('renders on a server and hydrates without a warning', async () => {
    await bundle({
      entryPoints: [join(app, 'src/examples/index.tsx')],
      outfile: join(app, 'examples.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      jsx: 'automatic',
      logLevel: 'error',
    });
    copyScript('page.mjs');
    for (const script of ['server.mjs', 'hydrate.mjs']) command(app, process.execPath, copyScript(script));
  });

  await check('two copies of React Aria on a page cause one warning', () => {
    installOtherCopy(app);
    command(app, process.execPath, copyScript('copies.mjs'));
  });

  await check('a test of another project finds options, toasts and dialogs', () => {
    cpSync(join(root, 'tests/package/support/components'), join(app, 'components'), { recursive: true });
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    command(app, process.execPath, vitest, 'run', '--root', 'components');
  });

  await check('styles without the reset reach every element that needs them', () => {
    const pages: Record<string, string> = JSON.parse(readFileSync(join(app, 'pages.json'), 'utf8'));
    // Browsers give these elements margins, borders or markers by default. The pattern matches those without
    // a class of the package.
    const drawn =
      /<(?:ul|ol|p|h[1-6]|button|a|table|th|td|fieldset|dl|dd|img|textarea)\b(?![^>]*class="[^"]*sbc_)[^>]*>/g;
    const hidden = /<div style="[^"]*clip-path:inset\(50%\)[^"]*"><button\b[^>]*>/g;
    const bare = Object.entries(pages).flatMap(([name, html]) =>
      (html.replaceAll(hidden, '').match(drawn) ?? []).map((tag) => `${name}: ${tag}`),
    );
    if (bare.length > 0) throw new Error(`no class of ours:\n${bare.join('\n')}`);
  });

  await check('components and Tailwind work on one page in each order of imports', () => checkTailwind(app));

  await check('the manifest contains every entry with its props and examples', () => checkManifest(app));
  await check('the tarball contains the licenses of its bundled packages', () => {
    const installed = join(app, 'node_modules/@settlement/design-system');
    const notices = readFileSync(join(installed, 'dist/THIRD_PARTY_NOTICES.txt'), 'utf8');
    for (const text of ['SIL OPEN FONT LICENSE', '@fontsource-variable/inter', '@vanilla-extract/recipes']) {
      if (!notices.includes(text)) throw new Error(`no notice of ${text}`);
    }
    for (const file of ['LICENSE', 'CHANGELOG.md', 'README.md', 'TOKENS.md', 'api.txt'])
      readFileSync(join(installed, file));
  });
  await check('the API is the accepted one', () => checkApi(app, isAccepting));
  await check('sizes are within their budgets', async () => {
    const { entries } = budgets;
    const over: string[] = [];
    const cells: string[] = [];
    for (const { entry, js, css } of await measure(app, entryNames())) {
      const budget = entries[entry];
      cells.push(`${entry} ${(js / 1000).toFixed(1)} + ${(css / 1000).toFixed(1)}`);
      // The limits are rounded up, because a patch release of a dependency may change the size slightly.
      if (isAccepting)
        entries[entry] = { js: Math.ceil(js / 500 + 0.3) * 500, css: Math.ceil(css / 250) * 250 };
      else if (!budget) over.push(`${entry} has no budget: ${String(js)} + ${String(css)}`);
      else if (js > budget.js || css > budget.css) {
        over.push(`${entry}: ${String(js)} + ${String(css)} of ${String(budget.js)} + ${String(budget.css)}`);
      }
    }
    console.log(`gzipped kB of JavaScript without React + CSS:\n${cells.join(' · ')}`);
    if (isAccepting) writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
    if (over.length > 0) {
      throw new Error(
        `${over.join('\n')}\nIf the growth is justified, accept these sizes with \`pnpm package --accept\`.`,
      );
    }
  });
  await checkApiMocks(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
