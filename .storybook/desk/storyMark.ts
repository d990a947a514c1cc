const NAME = 'data-story';

export const storyMark = { [NAME]: '' };

export function findStory(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${NAME}]`);
}
