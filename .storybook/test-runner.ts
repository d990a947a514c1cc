import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { type Combination, combinationOf, combinations, nameOf, widths } from './combination.ts';

interface Visit {
  readonly isMobile: boolean;
  readonly isSmall: boolean;
  readonly isEnglish: boolean;
  readonly ownLocale: Combination['locale'] | undefined;
}

const slowed = new WeakSet<Page>();

async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['TEST_SLOWDOWN'] ?? 1);
  if (rate === 1 || slowed.has(page)) return;
  slowed.add(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

let seen = '';
let locale: Combination['locale'] = 'en-US';

const visitOf = (page: Page, id: string): Promise<Visit> =>
  page.evaluate(async (storyId) => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    // The page may still be indexing its stories after it has loaded.
    await preview.ready();
    const { title, parameters, storyGlobals, playFunction } = await preview.loadStory({ storyId });
    const viewport: unknown = storyGlobals.viewport?.value;
    const isSmall = viewport === 'small';
    return {
      isMobile: isSmall || viewport === 'mobile' || parameters.device === 'mobile',
      isSmall,
      isEnglish: playFunction !== undefined && !/^(Screens|Flows)\//.test(title),
      ownLocale: storyGlobals.locale,
    };
  }, id);

const visitCodes = (page: Page, id: string): Promise<readonly string[]> =>
  page.evaluate(async (storyId) => {
    const { initialArgs, argTypes, parameters } = await Reflect.get(
      globalThis,
      '__STORYBOOK_PREVIEW__',
    ).loadStory({ storyId });
    if (parameters.refusal === undefined) return [];
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    const wrong: string[] = [];
    const lead = (code: number) =>
      new Promise<void>((resolve) => {
        let reason = '';
        const note = ({ message }: Error) => void (reason = message);
        channel.on('playFunctionThrewException', note);
        // Storybook first renders the story with the new args, then runs its play function.
        channel.once('storyArgsUpdated', () =>
          channel.once('storyFinished', ({ status }: { readonly status: string }) => {
            channel.off('playFunctionThrewException', note);
            if (reason !== '' || status === 'error') wrong.push(`${code}: ${reason || 'axe'}`);
            resolve();
          }),
        );
        channel.emit('updateStoryArgs', { storyId, updatedArgs: { code } });
      });
    for (const code of argTypes.code.options) if (code !== initialArgs.code) await lead(code);
    return wrong;
  }, id);

/**
 * Sets the toolbar before the story renders, so that it renders only once. Turns the app shell off, because
 * its own stories test it and it would take a fifth more time.
 */
const setGlobals = (page: Page, globals: { readonly theme: string; readonly locale: string }) =>
  page.evaluate(
    (update) => {
      Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').storyStoreValue.userGlobals.update(update);
    },
    { ...globals, shell: process.env['STORY_SHELL'] ?? 'off', a11y: { manual: false } },
  );

/**
 * Renders each story in its combination and checks that the screen isn't wider than the window. If
 * `STORY_COMBINATION` is set, all stories use the combination with this index.
 */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    await slowDown(page);
    const { isMobile, isSmall, isEnglish, ownLocale } = await visitOf(page, id);
    const given = combinations[Number(process.env['STORY_COMBINATION'] ?? Number.NaN)];
    const combination = given ?? combinationOf(id, { isEnglish });
    const { theme } = combination;
    locale = ownLocale ?? (isEnglish ? 'en-US' : combination.locale);
    const width = widths[isMobile ? 'mobile' : 'desktop'][isSmall ? 1 : combination.width];
    seen = nameOf({ ...combination, locale }, width);
    await setGlobals(page, { theme, locale });
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: isMobile ? 844 : 900 });
    }
  },

  async postVisit(page, { id, title, hasFailure }) {
    if (hasFailure) process.stderr.write(`${id} was rendered in ${seen}\n`);
    // A second error would hide the error of the story.
    if (hasFailure || !title.startsWith('Screens/')) return;
    const lang = await page.evaluate(() => document.documentElement.lang);
    if (lang !== locale) throw new Error(`The screen is in ${lang} (${seen})`);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    // Screens must not scroll horizontally (WCAG 1.4.10).
    if (tooWide > 0) throw new Error(`The screen is ${tooWide} px wider than the window (${seen})`);
    const wrong = process.env['STORY_CODES'] ? await visitCodes(page, id) : [];
    if (wrong.length > 0) throw new Error(`Calls without the expected error (${seen}):\n${wrong.join('\n')}`);
  },
};

export default config;
