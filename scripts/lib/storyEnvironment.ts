/**
 * The Jest environment of the stories: one page for each worker. A new page for each file costs a process, and
 * the files of a page that is kept come from its cache, compiled; the runner's own setup is loaded once, too.
 */
import { setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright';
import type { BrowserContext, Page } from 'playwright';
import testRunner from '../../.storybook/test-runner.ts';

interface Visited {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Jest loads this module once for each worker: they stay from one file of stories to the next. */
let visited: Visited | undefined;

async function openPage(wsEndpoint: string): Promise<Visited> {
  const browser = await chromium.connect(wsEndpoint);
  // Nothing is half faded in when a story looks for it.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const page = await context.newPage();
  await setupPage(page, context);
  return { context, page };
}

/** Loads Storybook again: a story finds nothing that the file before has left in the document. */
async function reopenPage({ context, page }: Visited): Promise<void> {
  await context.clearCookies();
  // What is exposed to a page outlives its documents, and cannot be exposed twice.
  const exposed: Page = Object.create(page, { exposeBinding: { value: () => Promise.resolve() } });
  await setupPage(exposed, context);
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
    if (visited) await reopenPage(visited);
    else visited = await openPage(this.#wsEndpoint);
    Object.assign(this.global, {
      page: visited.page,
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
    if (this.#hasFailed) {
      await visited?.context.close();
      visited = undefined;
    }
    await super.teardown();
  }
}
