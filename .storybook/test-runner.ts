import { getStoryContext } from '@storybook/test-runner';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { configureAxe, getViolations, injectAxe } from 'axe-playwright';

const desktop = { width: 1280, height: 900 };
const mobile = { width: 390, height: 844 };

/**
 * What a story does not say of itself: phones are narrow, nothing is wider than the window, and the other
 *  theme is as readable as this one. Rendering, play and axe run inside the story.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    // Nothing is half faded in when a story looks for it.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(parameters.device === 'mobile' ? mobile : desktop);
  },

  async postVisit(page, context) {
    // What went wrong is known; a second fault would only hide it.
    if (context.hasFailure) return;
    const { parameters } = await getStoryContext(page, context);
    if (parameters.a11y?.test === 'off') return;

    if (context.title.startsWith('Screens/')) {
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      // WCAG 1.4.10
      if (tooWide > 0) throw new Error(`The screen is ${tooWide} px wider than the window`);
    }

    // Of screens, one story each: their other states are made of the same components, which are all looked
    // at, and the journeys look at every whole screen in the dark.
    if (context.title.startsWith('Screens/') && context.name !== 'Default') return;
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await injectAxe(page);
    await configureAxe(page, {});
    const violations = await getViolations(page, 'body', { runOnly: ['color-contrast'] });
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
    const unreadable = violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? ''}`),
    );
    if (unreadable.length > 0) throw new Error(`Not readable in the dark theme:\n${unreadable.join('\n')}`);
  },
};

export default config;
