/**
 * Each worker has one page that visits one story after another, as a reviewer does. Loading Storybook for
 * each file would take a fifth longer and hide the effects of one story on the next.
 */
import { setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import testRunner from '../../.storybook/test-runner.ts';

/** The number of files after which the page is replaced, because stories leave objects in memory. */
const MOST_FILES = 20;

let visited: Page | undefined;
let files = 0;

async function openPage(wsEndpoint: string): Promise<Page> {
  const browser = await chromium.connect(wsEndpoint);
  // Elements that fade in can’t be found reliably.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    // Storybook’s highlights measure the whole page at every change, but only its panels use them.
    Reflect.set(globalThis, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true);
  });
  const page = await context.newPage();
  await setupPage(page, context);
  return page;
}

export default class StoryEnvironment extends TestEnvironment {
  readonly #wsEndpoint: string;
  #hasFailed = false;

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    this.#wsEndpoint = String(Reflect.get(config.projectConfig, 'wsEndpoint'));
  }

  override async setup(): Promise<void> {
    await super.setup();
    visited ??= await openPage(this.#wsEndpoint);
    Object.assign(this.global, {
      page: visited,
      __sbPreVisit: testRunner.preVisit,
      __sbPostVisit: testRunner.postVisit,
      // The runner would repeat a story that left its page.
      jestPlaywright: { resetPage: () => Promise.reject(new Error('The story left its page.')) },
    });
  }

  /** A failed story can continue to run, so the next file gets a new page. */
  async handleTestEvent({ name }: { readonly name: string }): Promise<void> {
    if (name === 'test_fn_failure') this.#hasFailed = true;
    return Promise.resolve();
  }

  override async teardown(): Promise<void> {
    files += 1;
    if (this.#hasFailed || files % MOST_FILES === 0) {
      await visited?.context().close();
      visited = undefined;
    }
    await super.teardown();
  }
}
