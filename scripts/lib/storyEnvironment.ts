/**
 * The Jest environment of the stories: one page for each worker, which goes from story to story as a reader does.
 * To load Storybook again for each file would take a fifth of the time, and hide what one story leaves to the next.
 */
import { setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import testRunner from '../../.storybook/test-runner.ts';

/** What stories leave in memory adds up: a page is left after so many files. */
const MOST_FILES = 20;

/** Jest loads this module once for each worker. */
let visited: Page | undefined;
let files = 0;

async function openPage(wsEndpoint: string): Promise<Page> {
  const browser = await chromium.connect(wsEndpoint);
  // Nothing is half faded in when a story looks for it.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    // The panels' marks measure the whole page at each of its changes, and there are no panels.
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
      // The runner would visit a story again that has left the page.
      jestPlaywright: { resetPage: () => Promise.reject(new Error('The story left its page.')) },
    });
  }

  /** What a failed story goes on doing is not seen by the next file. */
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
