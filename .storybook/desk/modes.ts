import { looks } from './looks.ts';

const onDesktop = { shell: 'off', viewport: 'desktop' } as const;

/** The snapshots that Chromatic takes of each story. `phoneStory.ts` overrides the desktop window. */
export const modes = {
  light: { ...looks.light, ...onDesktop },
  dark: { ...looks.dark, ...onDesktop },
  chinese: { ...looks.chinese, ...onDesktop },
  forced: { ...looks.light, ...onDesktop, forcedColors: 'active' },
} as const;
