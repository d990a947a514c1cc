export function defaultDevice(storyId: string): 'desktop' | 'mobile' | undefined {
  if (!/^(?:screens|flows)-/.test(storyId)) return undefined;
  return /^(?:screens|flows)-.*\bmobile\b.*--/.test(storyId) ? 'mobile' : 'desktop';
}

interface Named {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** Returns the screen of a title without its device: `Withdraw/Mobile withdraw` is `Withdraw/Withdraw`. */
const screenOf = (title: string) =>
  title.replace(/\/mobile (?=[^/]+$)|\/(?:desktop|mobile)$/i, '/').toLowerCase();

const folderOf = (title: string) => title.replace(/[^/]*$/, '');

const isMobile = (title: string) => /\/mobile\b[^/]*$/i.test(title);

export function sameScreen<Story extends Named>(story: Story, stories: readonly Story[]): readonly Story[] {
  const folder = stories.filter(({ title }) => folderOf(title) === folderOf(story.title));
  const titles = [...new Set(folder.map(({ title }) => title))];
  const isPair = titles.length === 2 && titles.some(isMobile) && !titles.every(isMobile);
  return isPair ? folder : folder.filter(({ title }) => screenOf(title) === screenOf(story.title));
}
