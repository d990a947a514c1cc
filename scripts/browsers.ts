/**
 * `pnpm browsers`: the desktop's journeys that matter most in each browser engine that Playwright finds on this machine;
 * it says which it does not find. `--no-build` takes the build that is there.
 */
import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { browserArguments, provideBrowser } from './lib/browser.ts';
import { readReport } from './lib/report.ts';
import { run } from './lib/run.ts';

const journeys = ['journey', 'signIn', 'withdraw', 'money', 'permission'];
const report = 'test-results/browsers.json';

if (!process.argv.includes('--no-build')) {
  const built = await run('pnpm', ['--filter', '@settlement/console', 'build']);
  if (built !== 0) process.exit(built);
}

const engines = [
  { name: 'chromium', path: provideBrowser(), args: browserArguments().join(' ') },
  { name: 'firefox', path: firefox.executablePath(), args: '' },
  { name: 'webkit', path: webkit.executablePath(), args: '' },
];
const lines: string[] = [];
let worst = 0;
for (const { name, path, args } of engines) {
  if (!existsSync(path)) {
    lines.push(`${name.padEnd(10)} not found: playwright install ${name}`);
    continue;
  }
  const started = Date.now();
  // Firefox has no phone to emulate.
  const options = ['--project=desktop', '--reporter=list,json'];
  const code = await run('playwright', ['test', ...journeys, ...options], {
    E2E_BROWSER: name,
    CHROMIUM_PATH: path,
    CHROMIUM_ARGS: args,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const counts = readReport(report);
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(
    `${name.padEnd(10)} ${counts?.passed ?? 0} passed ${counts?.failed.length ?? 0} failed ${seconds} s`,
  );
  worst = Math.max(worst, code);
}
console.log(`\n${lines.join('\n')}`);
process.exit(worst);
