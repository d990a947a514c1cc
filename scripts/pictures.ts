/** Takes the screenshots of README.md. Arguments select them by name. `--no-build` uses the existing builds. */
import { createServerApi } from '@settlement/api-mocks/createServerApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import type { BrowserContextOptions } from 'playwright';
import { launchBrowser } from './lib/browser.ts';
import { listen, portOf, serveFolder } from './lib/listen.ts';
import { previewHandler } from './lib/previewHandler.ts';
import { provideBuild } from './lib/run.ts';

const FOLDER = 'docs/images';
/** With this WebP quality, each picture is smaller than 100 kB. */
const QUALITY = 80;

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly of: keyof typeof origins;
  readonly shows: string;
  readonly context: BrowserContextOptions;
}

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
};
const pictures: readonly Picture[] = [
  { name: 'dashboard', path: '/', of: 'console', shows: '[role="slider"]', context: desktop },
  {
    name: 'payments-dark-zh',
    path: '/record',
    of: 'console',
    shows: 'tbody [data-opener]',
    context: { ...desktop, colorScheme: 'dark', locale: 'zh-CN' },
  },
  { name: 'phone', path: '/m/', of: 'console', shows: 'main h2', context: phone },
  {
    name: 'phone-dark',
    path: '/m/withdraw',
    of: 'console',
    shows: 'main button',
    context: { ...phone, colorScheme: 'dark' },
  },
  {
    name: 'storybook',
    path: '/?path=/story/screens-withdraw-withdraw--default',
    of: 'storybook',
    shows: '#storybook-preview-iframe',
    context: desktop,
  },
];

const args = process.argv.slice(2);
const names = args.filter((argument) => !argument.startsWith('--'));
const chosen = pictures.filter(({ name }) => names.length === 0 || names.includes(name));
await provideBuild('storybook', args);
await provideBuild('console', args);
const api = createServerApi({});
const backend = createHttpHandler(api);
const server = await listen(previewHandler({ root: 'packages/console/dist', backend }), 0);
const origins = {
  console: `http://localhost:${portOf(server.unref())}`,
  storybook: await serveFolder('storybook-static'),
};
await using browser = await launchBrowser();

async function take({ name, path, of, shows, context }: Picture): Promise<void> {
  await using opened = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...context });
  const page = await opened.newPage();
  if (of === 'console') {
    await page.addInitScript((token) => localStorage.setItem('token', token), api.signIn('authorised'));
  }
  await page.goto(origins[of] + path);
  await page.locator(shows).first().waitFor();
  if (of === 'storybook') {
    await page.frameLocator('#storybook-preview-iframe').locator('main h1').waitFor();
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const file = `${FOLDER}/${name}.webp`;
  const { length } = await page.screenshot({ path: file, type: 'webp', quality: QUALITY, scale: 'css' });
  console.log(`${file} ${(length / 1000).toFixed(0)} kB`);
}

for (const picture of chosen) await take(picture);
