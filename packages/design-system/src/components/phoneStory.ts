const viewport = { viewport: 'mobile' } as const;

/** Shows a story in the window of a phone, also in Chromatic. */
export const phoneStory = {
  globals: { viewport: { value: 'mobile' } },
  parameters: {
    chromatic: { modes: { light: viewport, dark: viewport, chinese: viewport, forced: viewport } },
  },
} as const;
