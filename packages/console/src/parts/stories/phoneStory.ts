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
/** The story parameters for a phone that is 320 px wide. The viewport is set in the story's `globals`. */
export const onSmallestPhone = { device: 'mobile', chromatic: { modes: smallestModes } };

interface DesktopStory {
  readonly parameters?: { readonly route?: string; readonly [parameter: string]: unknown };
}

/** Returns a desktop story for phones. The `meta` of the file sets the viewport. */
export const toPhone = <Story extends DesktopStory>(
  story: Story,
  route = story.parameters?.route && `/m${story.parameters.route}`,
): Story => ({ ...story, parameters: { ...story.parameters, ...(route && { route }) } });
