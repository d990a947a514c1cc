import type { Language } from '#console/i18n/language.ts';
import { PSEUDO_LOCALE } from './pseudo.ts';

const menu = (
  name: string,
  icon: 'mirror' | 'globe' | 'lightning' | 'contrast' | 'sidebar',
  items: readonly { readonly value: string; readonly title: string }[],
  isNamed = true,
) => ({
  description: name,
  toolbar: { title: name, icon, items: [...items], dynamicTitle: isNamed },
});

/** The menus of the toolbar; one that is rarely used keeps its name, so that all fit beside the sidebar of a laptop. Device, scenario and time have tools of their own, in `manager.tsx`. */
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
      { value: 'forced', title: 'Forced colours' },
    ],
    false,
  ),
  shell: menu('Shell', 'sidebar', [
    { value: 'on', title: 'In its shell' },
    { value: 'off', title: 'Screen only' },
  ]),
};

export const initialGlobals = {
  theme: 'light',
  locale: 'en-US',
  motion: 'system',
  contrast: 'system',
  shell: 'on',
  /** A name of the scenario catalogue, as `nameOfScenario` writes it; empty for the story's own. */
  scenario: '',
  /** Seconds after the story's own moment. */
  time: 0,
  /** Axe takes longer than a screen: readers start it in its panel. */
  a11y: { manual: true },
  viewport: { value: undefined, isRotated: false },
};

/** What is rendered in a language of the toolbar: a long text is English to everything but the eye. */
export const languageOf = (locale: unknown): Language => (locale === 'zh-CN' ? 'zh-CN' : 'en-US');
