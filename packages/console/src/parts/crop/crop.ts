export const LOGO_SIDE = 200;

/** The center is from 0 to 1 of the available range. */
export interface View {
  readonly x: number;
  readonly y: number;
  /** 1 shows the largest possible square. */
  readonly zoom: number;
}

export const wholeView: View = { x: 0.5, y: 0.5, zoom: 1 };
export const MOST_ZOOM = 4;

export function cropOf(width: number, height: number, { x, y, zoom }: View) {
  const side = Math.min(width, height) / Math.min(Math.max(zoom, 1), MOST_ZOOM);
  const between = (share: number) => Math.min(Math.max(share, 0), 1);
  return { left: between(x) * (width - side), top: between(y) * (height - side), side };
}

export function pulled(view: View, size: { width: number; height: number }, dx: number, dy: number): View {
  const { side } = cropOf(size.width, size.height, view);
  const scale = side / LOGO_SIDE;
  const move = (share: number, length: number, by: number) => {
    const layer = length - side;
    return layer <= 0 ? share : Math.min(Math.max(share - (by * scale) / layer, 0), 1);
  };
  return { ...view, x: move(view.x, size.width, dx), y: move(view.y, size.height, dy) };
}
