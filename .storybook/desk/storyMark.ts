const NAME = 'data-story';

/** Marks the story's own part of a page that has a shell around it. */
export const storyMark = { [NAME]: '' };

/** Where a play function looks: not into the shell. */
export function findStory(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${NAME}]`);
}
