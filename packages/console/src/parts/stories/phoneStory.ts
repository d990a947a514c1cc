/** The modes of `.storybook/preview.tsx` with the viewport of a phone. */
const phoneModes = {
  light: { viewport: 'mobile' },
  dark: { viewport: 'mobile' },
  chinese: { viewport: 'mobile' },
  forced: { viewport: 'mobile' },
};
const smallestModes = {
  light: { viewport: 'small' },
  dark: { viewport: 'small' },
  chinese: { viewport: 'small' },
  forced: { viewport: 'small' },
};

export const onPhone = { device: 'mobile', chromatic: { modes: phoneModes } };
/** The story's `globals` select a width of 320 px. */
export const onSmallestPhone = { device: 'mobile', chromatic: { modes: smallestModes } };

interface DesktopStory {
  readonly parameters?: { readonly route?: string; readonly [parameter: string]: unknown };
}

/**
 * Runs a desktop story at the phone's URL, with the same mock API, play function and clauses. The file
 * determines the device and the viewport.
 */
export const toPhone = <Story extends DesktopStory>(
  story: Story,
  route = story.parameters?.route && `/m${story.parameters.route}`,
): Story => ({
  ...story,
  parameters: { ...story.parameters, ...(route && { route }) },
});
