import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { defaultDevice } from './deviceOf.ts';

/**
 * Opens a screen in the window it was drawn for, and anything else in the room there is. What a reader
 * chooses stays until a story for another device is opened.
 */
export function followDevice(api: API): void {
  let last: string | undefined;
  api.on(STORY_PREPARED, ({ id }: { readonly id: string }) => {
    const device = defaultDevice(id);
    const shown: unknown = api.getUserGlobals()['viewport']?.value;
    const isFirst = last === undefined;
    const next = device ?? 'none';
    if (next === last) return;
    last = next;
    // A link that names a window is followed.
    const isChosen = isFirst && typeof shown === 'string';
    if (!isChosen && shown !== device) api.updateGlobals({ viewport: { value: device, isRotated: false } });
  });
}
