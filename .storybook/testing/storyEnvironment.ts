/** Keeps one page per worker, as in Storybook. New pages are slower, and would hide side effects. */
import { setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import testRunner from '../test-runner.ts';

/** The number of files per page. Stories leave objects in memory, so a new page replaces the page after this number. */
const MOST_FILES = 20;

let browser: Browser | undefined;
let visited: Page | undefined;
let files = 0;

async function openPage(hasServiceWorker: boolean): Promise<Page> {
  browser ??= await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] !== undefined && { executablePath: process.env['CHROMIUM_PATH'] }),
    // Stories are too short for optimized code. Compiling it takes an eighth of the processor time.
    args: ['--js-flags=--no-turbofan'],
  });
  // Elements that are fading in can't be found reliably.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    // Storybook's highlighting measures the whole page at every change. Only its panels use it.
    Reflect.set(globalThis, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true);
  });
  if (!hasServiceWorker)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  await setupPage(page, context);
  return page;
}

async function closePage(): Promise<void> {
  await visited?.context().close();
  visited = undefined;
}

async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
  visited = undefined;
}

export default class StoryEnvironment extends TestEnvironment {
  readonly #hasServiceWorker: boolean;
  #hasFailed = false;

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    this.#hasServiceWorker = context.testPath.endsWith(
      `/${process.env['STORIES_WITH_SERVICE_WORKER']}.test.js`,
    );
  }

  override async setup(): Promise<void> {
    await super.setup();
    if (this.#hasServiceWorker) await closePage();
    visited ??= await openPage(this.#hasServiceWorker);
    Object.assign(this.global, {
      page: visited,
      __sbPreVisit: testRunner.preVisit,
      __sbPostVisit: testRunner.postVisit,
      // The rejection makes a story fail if it left its page. Otherwise, the runner would repeat the story.
      jestPlaywright: { resetPage: () => Promise.reject(new Error('The story left its page.')) },
    });
  }

  /** Records a failure, because a failed story may still be running. The next file then gets a new page. */
  async handleTestEvent({ name }: { readonly name: string }): Promise<void> {
    if (name === 'test_fn_failure') this.#hasFailed = true;
    return Promise.resolve();
  }

  override async teardown(): Promise<void> {
    files += 1;
    if (this.#hasFailed || this.#hasServiceWorker || files % MOST_FILES === 0) await closePage();
    // Jest ends its workers together with their browsers. For a single file, it starts no worker.
    if (process.send === undefined) await closeBrowser();
    await super.teardown();
  }
}
