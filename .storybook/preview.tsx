import { Provider } from '@settlement/design-system/Provider';
import { setTheme } from '@settlement/design-system/tokens';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { FORCE_REMOUNT, STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure, waitFor, within } from 'storybook/test';
import { type ComponentProps, Suspense, lazy } from 'react';
import type { ConsoleParameters } from './consoleStory.ts';
import { argTypesOf } from './components/argTypes.ts';
import { COUNTERPARTS, COUNTERPARTS_REQUESTED, SCENARIOS, SCENARIOS_REQUESTED } from './desk/channel.ts';
import { emulateMedia, isMotionReduced } from './desk/emulateMedia.ts';
import { globalTypes, initialGlobals, languageOf } from './desk/globals.ts';
import { modes, windows } from './desk/looks.ts';
import { refusalArgTypes, wrongCode } from './desk/refusalArgs.ts';
import { offerStates } from './desk/findStates.ts';
import { findStory } from './desk/storyMark.ts';
import { canvas, example } from './preview.css.ts';
import type { SetupWorker } from 'msw/browser';
import '@settlement/design-system/styles.css';

// Creating the mock API and loading a screen can take this long on a busy machine.
configure({
  asyncUtilTimeout: 8000,
  // By default, a failed query prints the page, which takes a tenth of the total time of all stories.
  getElementError: (message) => new Error(message ?? ''),
});

const loadConsole = () => import('./consoleStory.ts');

const openWorker = mswLoader(startWorker);

const isScreen = (title: string) => title.startsWith('Screens/') || title.startsWith('Flows/');

const hasShell = (title: string, { route, hasOwnPage }: ConsoleParameters, shell: unknown) =>
  isScreen(title) && route !== undefined && hasOwnPage !== true && shell !== 'off';

const isRightToLeft = (locale: string) => locale.startsWith('ar');

const withConsole: Decorator = (Story, { title, loaded, parameters, globals, viewMode }) => {
  if (!isScreen(title)) {
    const Landmark = viewMode === 'docs' ? 'div' : 'main';
    return (
      <Provider locale={isRightToLeft(globals.locale) ? globals.locale : languageOf(globals.locale)}>
        {parameters['hasOwnPage'] === true ? (
          <Story />
        ) : (
          <Landmark className={viewMode === 'docs' ? example : canvas}>
            <Story />
          </Landmark>
        )}
      </Provider>
    );
  }
  const { ConsoleFrame, store, visit } = loaded;
  return (
    <ConsoleFrame
      key={visit}
      store={store}
      parameters={parameters}
      hasShell={hasShell(title, parameters, globals.shell)}
    >
      <Story />
    </ConsoleFrame>
  );
};

/** The blocks of Storybook's documents are large, so only documents load them. */
const LazyFrame = lazy(async () => ({ default: (await import('./components/DocsFrame.tsx')).DocsFrame }));
const LazyPage = lazy(async () => ({
  default: (await import('./components/ComponentPage.tsx')).ComponentPage,
}));
const DocsFrame = (props: ComponentProps<typeof LazyFrame>) => (
  <Suspense>
    <LazyFrame {...props} />
  </Suspense>
);
const ComponentPage = () => <LazyPage />;

async function tellCounterparts(): Promise<void> {
  const { counterparts } = await import('./map/counterpartData.ts');
  addons.getChannel().emit(COUNTERPARTS, counterparts);
}
addons.getChannel().on(COUNTERPARTS_REQUESTED, () => void tellCounterparts());

async function tellScenarios(): Promise<void> {
  const [{ scenarioCatalogue }, { nearnessOf }] = await Promise.all([
    import('@settlement/api-mocks/scenarios'),
    loadConsole(),
  ]);
  const items = scenarioCatalogue.map(({ id, title }) => ({ id, title, nearness: nearnessOf(id) }));
  addons.getChannel().emit(SCENARIOS, { items });
}
addons.getChannel().on(SCENARIOS_REQUESTED, () => void tellScenarios());

offerStates();

// The play function must run again if an arg changes, such as the error code.
addons.getChannel().on(STORY_ARGS_UPDATED, ({ storyId }: { readonly storyId: string }) => {
  if (storyId.startsWith('screens-')) addons.getChannel().emit(FORCE_REMOUNT, { storyId });
});

/** Returns the story and the arguments in the URL. Storybook has no public API for them. */
const openedAddress = () =>
  Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.selectionStore?.selectionSpecifier ?? null;

/** Checks if a story has a play function. The type of the story context lacks the property `playFunction`. */
const hasPlay = (story: object) => Reflect.get(story, 'playFunction') !== undefined;

const preview: Preview = {
  // Only screens need the mock API, so the other pages open without loading it.
  loaders: [(context) => (isScreen(context.title) ? openWorker(context) : {})],
  async beforeEach({ id, title, viewMode, parameters, globals, args, loaded, msw, ...story }) {
    setTheme(globals.theme);
    const isDefault = args['code'] === story.initialArgs['code'];
    const wrong = isDefault ? wrongCode(id, parameters['refusal'], openedAddress()) : undefined;
    if (wrong !== undefined) throw new Error(wrong);
    // A play function can't find elements that are fading in, so animations are off while it runs.
    const isPlayed = viewMode === 'story' && hasPlay(story);
    emulateMedia({
      motion: isPlayed && !isMotionReduced() ? 'reduced' : globals.motion,
      contrast: globals.contrast,
    });
    document.documentElement.lang = globals.locale;
    document.documentElement.dir = isRightToLeft(globals.locale) ? 'rtl' : 'ltr';
    if (!isScreen(title)) return undefined;
    const [{ openConsole, closeConsole }, { ConsoleFrame }] = await Promise.all([
      loadConsole(),
      import('./desk/ConsoleFrame.tsx'),
    ]);
    Object.assign(loaded, { ...(await openConsole({ id, parameters, globals, args, msw })), ConsoleFrame });
    return closeConsole;
  },
  mount: (context) => async () => {
    await context.renderToCanvas();
    const { title, parameters, globals, canvasElement } = context;
    if (!hasShell(title, parameters, globals.shell)) return context.canvas;
    const own = await waitFor(() => {
      const found = findStory(canvasElement);
      if (!found) throw new Error('The app shell is still loading');
      return found;
    });
    context.canvasElement = own;
    Object.assign(context.canvas, within(own));
    return context.canvas;
  },
  async afterEach({ title, globals }) {
    emulateMedia({ motion: globals.motion, contrast: globals.contrast });
    if (isScreen(title)) await (await loadConsole()).passTime(globals.time);
  },
  decorators: [withConsole],
  argTypesEnhancers: [
    ({ title, parameters, argTypes }) => ({
      ...argTypes,
      ...argTypesOf(title),
      ...refusalArgTypes(parameters['refusal']),
    }),
  ],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // react-aria keeps an announcement for seven seconds, even if its control no longer exists.
      context: { exclude: ['[data-live-announcer]'] },
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    controls: { expanded: true },
    docs: { page: ComponentPage, container: DocsFrame },
    options: {
      // Storybook runs this function outside of this file, so the function can't use imports or constants.
      storySort: (one = { title: '' }, other = { title: '' }) => {
        const roots = ['Welcome', 'Canvas', 'Screens', 'Flows', 'Components', 'Foundations', 'Specification'];
        const rootOf = ({ title = '' }) => roots.indexOf(title.split('/')[0] ?? '');
        // The phone version of a screen follows its desktop version.
        const screenOf = ({ title = '' }) => title.replace(/\/Mobile /, '/').toLowerCase();
        const isMobile = ({ title = '' }) => Number(title.includes('/Mobile '));
        return (
          rootOf(one) - rootOf(other) ||
          screenOf(one).localeCompare(screenOf(other)) ||
          isMobile(one) - isMobile(other)
        );
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(windows).map(([id, { name, width, height, type }]) => [
          id,
          { name, type, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    chromatic: { modes },
  },
};

export default preview;

async function startWorker(): Promise<SetupWorker> {
  const [{ setupWorker }, { startControlled }] = await Promise.all([
    import('msw/browser'),
    import('@settlement/api-mocks/startControlled'),
  ]);
  const worker = setupWorker();
  // Replaces the setup of the addon, which uses an option name of msw 2. The relative URL works in any folder of a host.
  await startControlled(worker, {
    serviceWorker: { url: './mockServiceWorker.js' },
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
  return worker;
}
