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

const folderOf = (title: string) => title.replace(/[^/]*$/, '');

const isMobile = (title: string) => /\/mobile\b[^/]*$/i.test(title);

/** Titles of the same screen on the other device: alike, or the only two of their folder. */
function otherTitles(title: string, titles: readonly string[]): readonly string[] {
  const alike = titles.filter((other) => other !== title && screenOf(other) === screenOf(title));
  if (alike.length > 0) return alike;
  const folder = titles.filter((other) => folderOf(other) === folderOf(title));
  const others = folder.filter((other) => isMobile(other) !== isMobile(title));
  return folder.length === 2 ? others : [];
}

/** The same state on the other device, or the screen's first one there; undefined where it has none. */
export function counterpart<Story extends Named>(
  story: Story,
  stories: readonly Story[],
): { readonly story: Story; readonly isSameState: boolean } | undefined {
  const titles = otherTitles(story.title, [...new Set(stories.map(({ title }) => title))]);
  const others = stories.filter(({ title }) => titles.includes(title));
  const same = others.find(({ name }) => name === story.name);
  const found = same ?? others[0];
  return found && { story: found, isSameState: same !== undefined };
}
