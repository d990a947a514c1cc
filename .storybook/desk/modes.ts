import { looks } from './looks.ts';

const onDesktop = { shell: 'off', viewport: 'desktop' } as const;

/**
 * The snapshots that Chromatic takes of each story: all looks and forced colors, in a desktop window.
 * Stories for phones override the window (`packages/console/src/parts/stories/phoneStory.ts`).
 */
export const modes = {
  light: { ...looks.light, ...onDesktop },
  dark: { ...looks.dark, ...onDesktop },
  chinese: { ...looks.chinese, ...onDesktop },
  forced: { ...looks.light, ...onDesktop, forcedColors: 'active' },
} as const;
