import type { PointerEvent } from 'react';

function mark(event: PointerEvent<HTMLElement>, state: 'hovered' | 'pressed', isOn: boolean): void {
  if (isOn) event.currentTarget.dataset[state] = '';
  else delete event.currentTarget.dataset[state];
}

/**
 * Marks an element as hovered and pressed in react-aria's words, without drawing anything again. Styles of
 * `:hover` would stick to what a finger touched last.
 */
export const pressStates = {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => mark(event, 'hovered', event.pointerType !== 'touch'),
  onPointerLeave: (event: PointerEvent<HTMLElement>) => {
    mark(event, 'hovered', false);
    mark(event, 'pressed', false);
  },
  onPointerDown: (event: PointerEvent<HTMLElement>) => mark(event, 'pressed', true),
  onPointerUp: (event: PointerEvent<HTMLElement>) => mark(event, 'pressed', false),
  onPointerCancel: (event: PointerEvent<HTMLElement>) => mark(event, 'pressed', false),
};
