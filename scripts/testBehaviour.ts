/**
 * Tests components with the keyboard, the pointer, touch and forms.
 *
 * - `--no-build`: uses the existing build
 * - `--firefox`, `--webkit`: use another engine
 */
import { browserEnvironment } from './lib/browser.ts';
import { serveFolder } from './lib/listen.ts';
import { provideBuild, run } from './lib/run.ts';

const own = new Set(['--no-build', '--firefox', '--webkit']);
const args = process.argv.slice(2);
const chosen = args.filter((argument) => !own.has(argument));
await provideBuild('storybook', args);

const environment = { STORYBOOK_URL: await serveFolder('storybook-static'), ...browserEnvironment(args) };
const config = 'tests/behaviour/playwright.config.ts';
process.exit(await run('playwright', ['test', '--config', config, ...chosen], environment));
