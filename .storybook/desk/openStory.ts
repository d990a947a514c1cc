import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface StoryAddress {
  readonly storyId: string;
  readonly viewMode: 'story' | 'docs';
  readonly args: Readonly<Record<string, string | number>>;
}

/** Parses a URL such as `./?path=/story/screens-swap-swap--refused&args=code:10023`. */
export function storyAt(address: string): StoryAddress | undefined {
  const [, path = '', viewMode = '', storyId = ''] =
    /^\.\/\?(path=\/(story|docs)\/([\w-]+))/.exec(address) ?? [];
  if (path === '' || address.includes('#')) return undefined;
  const args = new URLSearchParams(address.slice('./?'.length)).get('args') ?? '';
  return {
    storyId,
    viewMode: viewMode === 'docs' ? 'docs' : 'story',
    args: Object.fromEntries(
      args
        .split(';')
        .filter(Boolean)
        .map((arg) => {
          const [name = '', value = ''] = arg.split(':');
          return [name, /^\d+$/.test(value) ? Number(value) : value];
        }),
    ),
  };
}

export const loadStory = (storyId: string): Promise<{ readonly initialArgs: object }> =>
  Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').loadStory({ storyId });

export async function openStory({ storyId, viewMode, args }: StoryAddress): Promise<void> {
  if (viewMode === 'story') {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const { initialArgs } = await loadStory(storyId);
    const updatedArgs = { ...initialArgs, ...args };
    if (Object.keys(updatedArgs).length > 0) await preview.onUpdateArgs({ storyId, updatedArgs });
  }
  addons.getChannel().emit(SELECT_STORY, { storyId, viewMode });
}
