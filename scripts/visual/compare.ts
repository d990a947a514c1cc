import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Of the distance between black and white. The same browser draws both: nothing has to be forgiven. */
const THRESHOLD = 0.02;

export interface Comparison {
  /** Pixels that differ; what one has beyond the other differs. */
  readonly pixels: number;
  /** Of all pixels, from 0 to 1. */
  readonly share: number;
  /** A picture of what differs, in red on a pale ground. */
  readonly difference: Buffer;
}

/** Larger, where the other picture is larger; the rest is transparent. */
function extend(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const extended = new PNG({ width, height });
  PNG.bitblt(picture, extended, 0, 0, picture.width, picture.height, 0, 0);
  return extended.data;
}

/** Compares two PNG files; undefined where the eye sees no difference. */
export function compare(before: Buffer, after: Buffer): Comparison | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    extend(one, width, height),
    extend(other, width, height),
    difference.data,
    width,
    height,
    { threshold: THRESHOLD, includeAA: true, alpha: 0.15 },
  );
  if (pixels === 0) return undefined;
  return { pixels, share: pixels / (width * height), difference: PNG.sync.write(difference) };
}
