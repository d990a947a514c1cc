import { looks } from './looks.ts';

const onDesktop = { shell: 'off', viewport: 'desktop' } as const;

/**
 * What Chromatic takes of each story: the looks, and forced colours, in a desktop's window. Stories for phones
 * name another window for each (`packages/console/src/parts/phoneStory.ts`).
 */
export const modes = {
  light: { ...looks.light, ...onDesktop },
  dark: { ...looks.dark, ...onDesktop },
  chinese: { ...looks.chinese, ...onDesktop },
  forced: { ...looks.light, ...onDesktop, forcedColors: 'active' },
} as const;
