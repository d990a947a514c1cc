/** Side of a logo, in pixels. */
export const LOGO_SIDE = 200;

/** The view of a crop: its middle, from 0 to 1 across the room there is, and how near. */
export interface View {
  readonly x: number;
  readonly y: number;
  /** 1 shows as much as a square can. */
  readonly zoom: number;
}

export const wholeView: View = { x: 0.5, y: 0.5, zoom: 1 };
export const MOST_ZOOM = 4;

/** The square of the picture that becomes the logo; never beyond its edges. */
export function cropOf(width: number, height: number, { x, y, zoom }: View) {
  const side = Math.min(width, height) / Math.min(Math.max(zoom, 1), MOST_ZOOM);
  const between = (share: number) => Math.min(Math.max(share, 0), 1);
  return { left: between(x) * (width - side), top: between(y) * (height - side), side };
}

/** The view after the picture was pulled by so many pixels of the preview. */
export function pulled(view: View, size: { width: number; height: number }, dx: number, dy: number): View {
  const { side } = cropOf(size.width, size.height, view);
  const scale = side / LOGO_SIDE;
  const move = (share: number, length: number, by: number) => {
    const layer = length - side;
    return layer <= 0 ? share : Math.min(Math.max(share - (by * scale) / layer, 0), 1);
  };
  return { ...view, x: move(view.x, size.width, dx), y: move(view.y, size.height, dy) };
}
