import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { defaultDevice } from './deviceOf.ts';

/**
 * Opens a screen in the window of its device, and other pages in the available space. A window that the
 * reviewer selects stays until a story for another device is opened.
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
    // A URL with a window overrides the window of the device.
    const isChosen = isFirst && typeof shown === 'string';
    if (!isChosen && shown !== device) api.updateGlobals({ viewport: { value: device, isRotated: false } });
  });
}
