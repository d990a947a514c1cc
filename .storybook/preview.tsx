import '@settlement/design-system/styles.css';
import { Provider } from '@settlement/design-system/Provider';
import { setTheme } from '@settlement/design-system/tokens';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { ConsoleProviders } from '../packages/console/src/app/ConsoleProviders.tsx';
import { isLanguage } from '../packages/console/src/i18n/language.ts';
import { openConsole } from './consoleStory.ts';
import { canvas, screen } from './preview.css.ts';
import { startWorker } from './worker.ts';

// A bank is built and screens are fetched before there is something to find; a busy machine takes its time.
configure({
  asyncUtilTimeout: 8000,
  // Printing the page at every look that finds nothing yet takes a tenth of what stories take.
  getElementError: (message) => new Error(message ?? ''),
});

const isScreen = (title: string) => title.startsWith('Screens/') || title.startsWith('Flows/');

/** A screen stands in a store of its own; a component stands alone. Both stand in the page's one landmark. */
const withConsole: Decorator = (Story, { title, loaded, parameters, globals }) => {
  if (!isScreen(title)) {
    return (
      <Provider locale={globals.locale} overlaysLabel="Menus and dialogs">
        <main className={canvas}>
          <Story />
        </main>
      </Provider>
    );
  }
  return (
    <ConsoleProviders store={loaded.store}>
      {parameters.hasOwnPage ? (
        <Story />
      ) : (
        <main className={screen}>
          <Story />
        </main>
      )}
    </ConsoleProviders>
  );
};

const preview: Preview = {
  loaders: [mswLoader(startWorker)],
  async beforeEach({ title, parameters, globals, loaded, msw }) {
    setTheme(globals.theme);
    document.documentElement.lang = globals.locale;
    document.documentElement.dir = globals.locale.startsWith('ar') ? 'rtl' : 'ltr';
    if (!isScreen(title)) return;
    const language = isLanguage(globals.locale) ? globals.locale : 'en-US';
    Object.assign(loaded, await openConsole(msw, parameters, language));
  },
  decorators: [withConsole],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: ['en-US', 'zh-CN'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en-US' },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // What react-aria says aloud names the control it is about, for seven seconds; the control may be gone.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Components', 'Screens', 'Flows', 'Specification'] },
    },
    viewport: {
      options: {
        mobile: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        small: { name: 'Smallest, 320 px', styles: { width: '320px', height: '640px' } },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
    chromatic: {
      modes: {
        light: { theme: 'light', locale: 'en-US' },
        dark: { theme: 'dark', locale: 'en-US' },
        chinese: { theme: 'light', locale: 'zh-CN' },
        forced: { theme: 'light', locale: 'en-US', forcedColors: 'active' },
      },
    },
  },
};

export default preview;
