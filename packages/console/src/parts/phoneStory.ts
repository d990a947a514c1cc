/** The modes of `.storybook/preview.tsx`, in another window. Plain data: the map of states reads stories without running them. */
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

/** Parameters of a screen on the phone, for the console and for Chromatic. */
export const onPhone = { device: 'mobile', chromatic: { modes: phoneModes } };
/** The same in a window of 320 px, which the story's `globals` choose. */
export const onSmallestPhone = { device: 'mobile', chromatic: { modes: smallestModes } };

interface DesktopStory {
  readonly parameters?: { readonly route?: string; readonly [parameter: string]: unknown };
}

/**
 * A desktop story on the phone: the same bank, play and clauses, at the phone's address of its page. Device and
 * window come from the file it is in.
 */
export const toPhone = <Story extends DesktopStory>(
  story: Story,
  route = story.parameters?.route && `/m${story.parameters.route}`,
): Story => ({
  ...story,
  parameters: { ...story.parameters, ...(route && { route }) },
});
