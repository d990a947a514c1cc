import type { Browser, BrowserContext, Page } from 'playwright';
import { type LookName, type WindowName, looks, windows } from '../../.storybook/desk/looks.ts';
import { STORY_TIME } from '../../.storybook/desk/time.ts';
import { holdWorld } from './holdWorld.ts';
import { waitForQuiet } from './waitForQuiet.ts';

/** Nothing on the page has changed for this long: it is drawn. React holds back a reveal for up to 300 ms. */
const QUIET_MS = 400;
/** A story that waits for an answer that never comes is drawn, too. */
const PATIENCE_MS = 3000;
/** A story that has not been played by then will not be. */
const PLAY_MS = 60_000;

/** Screens without their shell: its own stories show it. */
const STAGE = { shell: 'off' };

/**
 * Takes pictures of stories in one browser window. Whatever a page could draw differently the next time is
 * held: its clock, its zone, its motion, its chance. Short timers still run, so that plays get where they lead.
 */
export class Photographer {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #pending = new Set<unknown>();

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.#page = page;
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  static async open(browser: Browser, storybook: string): Promise<Photographer> {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'Asia/Shanghai',
      deviceScaleFactor: 1,
    });
    const page = await context.newPage();
    await page.addInitScript(holdWorld, STORY_TIME * 1000);
    const photographer = new Photographer(context, page);
    await page.goto(`${storybook}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => Reflect.has(globalThis, '__STORYBOOK_PREVIEW__'));
    await page.evaluate(() => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').ready());
    return photographer;
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  /** The window that a story is drawn for. */
  async windowOf(id: string): Promise<WindowName> {
    const named: unknown = await this.#page.evaluate(async (storyId) => {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      const { parameters, storyGlobals } = await preview.loadStory({ storyId });
      return storyGlobals.viewport?.value ?? parameters.device;
    }, id);
    return named === 'small' || named === 'mobile' ? named : 'desktop';
  }

  /** Shows a story, in its first look, and plays it; answers what went wrong. */
  async show(id: string, window: WindowName): Promise<string | undefined> {
    const { width, height } = windows[window];
    await this.#page.setViewportSize({ width, height });
    const problem = await this.#page.evaluate(
      async ({ storyId, globals, patience }) => {
        const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
        // Before the story is drawn: nothing is drawn twice.
        preview.storyStoreValue.userGlobals.update(globals);
        Reflect.get(globalThis, 'restartWorld')();
        const outcome = new Promise<string | undefined>((resolve) => {
          const fail = ({ message, description = message }: { message?: string; description?: string }) =>
            resolve(description ?? 'The story failed');
          channel.once('storyMissing', () => resolve('There is no such story'));
          for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
            channel.once(event, fail);
          }
          channel.once('storyFinished', ({ status }: { status: string }) =>
            resolve(status === 'success' ? undefined : 'The story failed'),
          );
        });
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        const late = new Promise<string>((resolve) => {
          Reflect.get(globalThis, 'realTimeout')(() => resolve('Its play does not end'), patience);
        });
        return Promise.race([outcome, late]);
      },
      { storyId: id, globals: { ...STAGE, ...looks.light }, patience: PLAY_MS },
    );
    return problem?.split('\n')[0];
  }

  /** A picture of the whole page in a look. */
  async take(look: LookName): Promise<Buffer> {
    await this.#page.evaluate(async (globals) => {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
      const current = preview.storyStoreValue.userGlobals.get();
      if (current.theme === globals.theme && current.locale === globals.locale) return;
      const drawn = new Promise((resolve) => {
        channel.once('storyFinished', resolve);
      });
      channel.emit('updateGlobals', { globals });
      await drawn;
    }, looks[look]);
    await this.#settle();
    return this.#page.screenshot({ fullPage: true, animations: 'disabled' });
  }

  /** Resolves when fonts and pictures are there, nothing is under way and nothing moves. */
  async #settle(): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    do {
      await this.#page.evaluate(waitForQuiet, { quiet: QUIET_MS, patience: PATIENCE_MS });
    } while (this.#pending.size > 0 && performance.now() < deadline);
  }
}
