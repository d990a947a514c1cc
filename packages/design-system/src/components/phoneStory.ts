const viewport = { viewport: 'mobile' } as const;

/** The settings of a story that is shown in the window of a phone, including in Chromatic. */
export const phoneStory = {
  globals: { viewport: { value: 'mobile' } },
  parameters: {
    chromatic: { modes: { light: viewport, dark: viewport, chinese: viewport, forced: viewport } },
  },
} as const;
