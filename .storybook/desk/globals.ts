import type { Language } from '#console/i18n/language.ts';
import { PSEUDO_LOCALE } from './pseudo.ts';

const menu = (
  name: string,
  icon: 'mirror' | 'globe' | 'lightning' | 'contrast' | 'sidebar' | 'database',
  items: readonly { readonly value: string; readonly title: string }[],
  isNamed = true,
) => ({
  description: name,
  toolbar: { ...(isNamed && { title: name }), icon, items: [...items], dynamicTitle: isNamed },
});

/** The menus of the toolbar. Some show only their icon, because all must fit next to the sidebar. */
export const globalTypes = {
  theme: menu('Theme', 'mirror', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  locale: menu('Language', 'globe', [
    { value: 'en-US', title: 'English' },
    { value: 'zh-CN', title: '简体中文' },
    { value: PSEUDO_LOCALE, title: 'Long text' },
  ]),
  motion: menu(
    'Motion',
    'lightning',
    [
      { value: 'system', title: 'Motion: system' },
      { value: 'full', title: 'Motion: full' },
      { value: 'reduced', title: 'Motion: reduced' },
    ],
    false,
  ),
  contrast: menu(
    'Contrast',
    'contrast',
    [
      { value: 'system', title: 'Contrast: system' },
      { value: 'more', title: 'More contrast' },
      { value: 'forced', title: 'Forced colors' },
    ],
    false,
  ),
  shell: menu(
    'Shell',
    'sidebar',
    [
      { value: 'on', title: 'In the app shell' },
      { value: 'off', title: 'Screen only' },
    ],
    false,
  ),
  backend: menu(
    'Backend',
    'database',
    [
      { value: 'all', title: 'Backend: with extensions' },
      { value: 'specification', title: 'Backend: specification only' },
    ],
    false,
  ),
};

export const initialGlobals = {
  theme: 'light',
  locale: 'en-US',
  motion: 'system',
  contrast: 'system',
  shell: 'on',
  backend: 'all',
  /** A scenario in the format of `nameOfScenario`. Empty for the scenario of the story. */
  scenario: '',
  /** The merchant of the mock API. Empty for the merchant of the story. */
  account: '',
  /** The language of the merchant's names and notes. Empty for English. */
  data: '',
  /** The seconds since the start time of the story. */
  time: 0,
  /** axe takes longer than rendering a screen, so reviewers start it in its panel. */
  a11y: { manual: true },
  viewport: { value: undefined, isRotated: false },
};

export const languageOf = (locale: unknown): Language => (locale === 'zh-CN' ? 'zh-CN' : 'en-US');
