import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';

/** A white picture with a grey square. */
function picture({ width = 20, height = 10, left = 2, grey = 0x80 }): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let y = 2; y < 6; y += 1) {
    for (let x = left; x < left + 4; x += 1)
      png.data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return PNG.sync.write(png);
}

describe('compare', () => {
  it('finds no difference between equal pictures', () => {
    expect(compare(picture({}), picture({}))).toBeUndefined();
  });

  it('counts what moved', () => {
    expect(compare(picture({}), picture({ left: 3 }))).toMatchObject({ pixels: 8, share: 0.04 });
  });

  it('sees a shade, but not a rounding', () => {
    expect(compare(picture({}), picture({ grey: 0x88 }))?.pixels).toBe(16);
    expect(compare(picture({}), picture({ grey: 0x82 }))).toBeUndefined();
  });

  it('counts what one has beyond the other', () => {
    const found = compare(picture({}), picture({ height: 12 }));
    expect(found?.pixels).toBe(40);
    expect(found && PNG.sync.read(found.difference)).toMatchObject({ width: 20, height: 12 });
  });
});
