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

export interface ShownPicture {
  readonly key: string;
  readonly story: string;
  readonly look: CanvasLook;
  readonly title: string;
  readonly print: string | undefined;
  /** True if the picture differs between the earlier build and this build. */
  readonly hasEarlier: boolean;
}
