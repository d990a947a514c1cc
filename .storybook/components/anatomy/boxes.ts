/** In pixels, from the upper left of the drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a part is drawn; undefined where it is not, or only for screen readers. */
export function boxOf(drawing: Element, selector: string): Box | undefined {
  const part = drawing.querySelector(selector);
  if (!part) return undefined;
  const origin = drawing.getBoundingClientRect();
  const { left, top, width, height } = part.getBoundingClientRect();
  if (width <= 1) return undefined;
  return { left: left - origin.left, top: top - origin.top, width, height };
}

export const MARK = 20;

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** A place for each mark: before its part, so that it covers none, and under a mark that is there already. */
export function positionMarks(boxes: readonly Box[]): readonly Spot[] {
  const spots: Spot[] = [];
  for (const box of boxes) {
    const left = box.left - MARK;
    let top = box.top - 2;
    while (spots.some((spot) => Math.abs(spot.left - left) < MARK && Math.abs(spot.top - top) < MARK)) {
      top += MARK;
    }
    spots.push({ left, top });
  }
  return spots;
}
