export const windows = {
  desktop: { name: 'Desktop, 1440 px', width: 1440, height: 900, type: 'desktop' },
  mobile: { name: 'Phone, 390 px', width: 390, height: 844, type: 'mobile' },
  small: { name: 'Smallest, 320 px', width: 320, height: 640, type: 'mobile' },
} as const;

export const looks = {
  light: { theme: 'light', locale: 'en-US' },
  dark: { theme: 'dark', locale: 'en-US' },
  chinese: { theme: 'light', locale: 'zh-CN' },
} as const;

export type LookName = keyof typeof looks;
export const lookNames: readonly LookName[] = ['light', 'dark', 'chinese'];

const onDesktop = { shell: 'off', viewport: 'desktop' } as const;

/** The snapshots that Chromatic takes of each story. `phoneStory.ts` overrides the desktop window. */
export const modes = {
  light: { ...looks.light, ...onDesktop },
  dark: { ...looks.dark, ...onDesktop },
  chinese: { ...looks.chinese, ...onDesktop },
  forced: { ...looks.light, ...onDesktop, forcedColors: 'active' },
} as const;

/** The looks in which pictures are taken. The key of a look is part of the picture's file name. */
export const canvasLooks = {
  'light-en': { theme: 'light', locale: 'en-US', title: 'Light, English' },
  'light-zh': { theme: 'light', locale: 'zh-CN', title: 'Light, Chinese' },
  'dark-en': { theme: 'dark', locale: 'en-US', title: 'Dark, English' },
  'dark-zh': { theme: 'dark', locale: 'zh-CN', title: 'Dark, Chinese' },
  forced: { theme: 'light', locale: 'en-US', title: 'Forced colors' },
} as const;

export type CanvasLook = keyof typeof canvasLooks;
export const canvasLookNames: readonly CanvasLook[] = [
  'light-en',
  'light-zh',
  'dark-en',
  'dark-zh',
  'forced',
];
