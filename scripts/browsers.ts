/**
 * `pnpm browsers`: every screen, the journeys that matter most and the behaviour of the components in each browser that
 * is installed, other than the Chromium of `pnpm test`; it says how to install those that are not. Words select engines,
 * `--no-build` takes the builds that are there.
 */
import { existsSync, rmSync } from 'node:fs';
import { browserEngines } from './lib/browserEngines.ts';
import { readReport } from './lib/report.ts';
import { run } from './lib/run.ts';

const journeys = ['screens', 'journey', 'signIn', 'withdraw', 'money', 'permission', 'callbacks'];
const report = 'test-results/browsers.json';

const args = process.argv.slice(2);
const isBuilt = args.includes('--no-build');
const chosen = args.filter((argument) => !argument.startsWith('--'));
const isChosen = (name: string) => (chosen.length === 0 ? name !== 'chromium' : chosen.includes(name));

if (!isBuilt) {
  const built = await run('pnpm', ['--filter', '@settlement/console', 'build']);
  if (built !== 0) process.exit(built);
}

const hasStories = () => existsSync('storybook-static/index.html');

const lines: string[] = [];
let worst = 0;
const say = (name: string, passed: number, failed: readonly string[], from: number) => {
  const seconds = Math.round((Date.now() - from) / 1000);
  lines.push(`${name.padEnd(20)} ${passed} passed ${failed.length} failed ${seconds} s`);
  for (const one of failed) lines.push(`  ${one}`);
};

for (const { name, environment, howToInstall } of browserEngines().filter((engine) =>
  isChosen(engine.name),
)) {
  if (!environment) {
    lines.push(`${name.padEnd(20)} not installed: ${howToInstall}`);
    continue;
  }
  // From the root: a name alone is one beside each configuration.
  const json = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  for (const [part, command, options] of [
    ['journeys', 'playwright', ['test', ...journeys, '--reporter=list,json']],
    [
      'behaviour',
      'node',
      ['scripts/testBehaviour.ts', ...(hasStories() ? ['--no-build'] : []), '--reporter=list,json'],
    ],
  ] as const) {
    const from = Date.now();
    rmSync(report, { force: true });
    const code = await run(command, [...options], { ...environment, ...json });
    const counts = readReport(report);
    say(
      `${name} ${part}`,
      counts?.passed ?? 0,
      (counts?.failed ?? []).map(({ name: test }) => test),
      from,
    );
    worst = Math.max(worst, code);
  }
}
console.log(`\n${lines.join('\n')}`);
process.exit(worst);
