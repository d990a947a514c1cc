export type TooltipPlacement = 'top' | 'bottom' | 'left' | 'right';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance from the control and from the edges of the window, in pixels. */
const gap = 6;
const edge = 8;

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Upper left corner of a bubble beside a control: on the other side where the wanted one has no room. */
export function tooltipPosition(
  preferred: TooltipPlacement,
  control: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
): { left: number; top: number } {
  const space = {
    top: control.top,
    bottom: view.height - control.top - control.height,
    left: control.left,
    right: view.width - control.left - control.width,
  };
  const isUpright = preferred === 'top' || preferred === 'bottom';
  const needed = (isUpright ? bubble.height : bubble.width) + gap + edge;
  const other = opposite[preferred];
  const side = space[preferred] < needed && space[other] > space[preferred] ? other : preferred;

  const middle = {
    left: control.left + (control.width - bubble.width) / 2,
    top: control.top + (control.height - bubble.height) / 2,
  };
  const corner = {
    top: { ...middle, top: control.top - bubble.height - gap },
    bottom: { ...middle, top: control.top + control.height + gap },
    left: { ...middle, left: control.left - bubble.width - gap },
    right: { ...middle, left: control.left + control.width + gap },
  }[side];
  const within = (start: number, size: number, all: number) =>
    Math.max(edge, Math.min(start, all - size - edge));
  return {
    left: within(corner.left, bubble.width, view.width),
    top: within(corner.top, bubble.height, view.height),
  };
}
