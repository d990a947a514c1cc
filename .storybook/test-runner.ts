import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { isPictured, pictured, recordTexts, takePictures } from './canvas/pictures.ts';
import { type Combination, combinationOf, combinations, nameOf, widths } from './combination.ts';
import { windows } from './desk/looks.ts';
import { changeGlobals, englishIn, shownTexts } from './desk/shownTexts.ts';

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
    // By default, axe also describes every element that passes, and Storybook serializes these descriptions.
    preview.storyStoreValue.projectAnnotations.parameters.a11y.options.resultTypes = ['violations'];
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

/** Sets the toolbar before the story renders, so that it renders only once. Default: no app shell. */
const setGlobals = (
  page: Page,
  globals: { readonly theme: string; readonly locale: string; readonly shell: string },
) =>
  page.evaluate(
    (update) => {
      Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').storyStoreValue.userGlobals.update(update);
    },
    { ...globals, a11y: { manual: false } },
  );

/** Checks that the screen doesn't scroll horizontally (WCAG 1.4.10). */
async function checkWidth(page: Page, look: string): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (tooWide > 0) throw new Error(`The screen is ${tooWide} px wider than the window (${look})`);
}

/** Shows a story in the other language, and returns its texts. */
async function otherTexts(page: Page): Promise<readonly string[]> {
  const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  await changeGlobals(page, { locale: other });
  const texts = await shownTexts(page);
  await checkWidth(page, `${seen}, then ${other}`);
  return texts;
}

/**
 * Renders each story in its combination. Checks that screens are in the expected language and aren't wider
 * than the window. If `STORY_COMBINATION` is set, the combination with this index replaces the combination of
 * every story. Stories that must be in English stay in English.
 */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    await slowDown(page);
    const { isMobile, isSmall, isEnglish, ownLocale } = await visitOf(page, id);
    const given = combinations[Number(process.env['STORY_COMBINATION'] ?? Number.NaN)];
    const combination = given ?? combinationOf(id, { isEnglish });
    const { theme } = combination;
    locale = ownLocale ?? (isEnglish ? 'en-US' : combination.locale);
    const device = isMobile ? 'mobile' : 'desktop';
    const isShown = pictured.has(id);
    const width = isShown ? windows[device].width : widths[device][isSmall ? 1 : combination.width];
    seen = nameOf({ ...combination, locale }, width);
    const shell = isShown ? 'on' : (process.env['STORY_SHELL'] ?? 'off');
    await setGlobals(page, { theme, locale, shell });
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
    await checkWidth(page, seen);
    const texts = isPictured || locale === 'zh-CN' ? await shownTexts(page) : [];
    const english = locale === 'zh-CN' ? englishIn(texts) : [];
    if (english.length > 0) throw new Error(`The screen is in Chinese, except: ${english.join(' | ')}`);
    if (isPictured) recordTexts(id, [...texts, ...(await otherTexts(page))]);
    if (pictured.has(id)) await takePictures(page, id);
    const wrong = process.env['STORY_CODES'] ? await visitCodes(page, id) : [];
    if (wrong.length > 0) throw new Error(`Calls without the expected error (${seen}):\n${wrong.join('\n')}`);
  },
};

export default config;
