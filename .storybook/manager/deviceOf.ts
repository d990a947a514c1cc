/** The device that a screen is drawn for, by the id of its story; undefined for what is no screen. */
export function defaultDevice(storyId: string): 'desktop' | 'mobile' | undefined {
  if (!/^(?:screens|flows)-/.test(storyId)) return undefined;
  return /^(?:screens|flows)-.*\bmobile\b.*--/.test(storyId) ? 'mobile' : 'desktop';
}

interface Named {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** `Screens/Withdraw/Withdraw` and `Screens/Withdraw/Mobile withdraw` are one screen on two devices. */
const screenOf = (title: string) => title.replace(/\/mobile (?=[^/]+$)/i, '/').toLowerCase();

/** The same state on the other device, or the screen's first one there; undefined where it has none. */
export function counterpart<Story extends Named>(
  story: Story,
  stories: readonly Story[],
): { readonly story: Story; readonly isSameState: boolean } | undefined {
  const others = stories.filter(
    (other) => other.title !== story.title && screenOf(other.title) === screenOf(story.title),
  );
  const same = others.find(({ name }) => name === story.name);
  const found = same ?? others[0];
  return found && { story: found, isSameState: same !== undefined };
}
