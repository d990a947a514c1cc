import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** How many pixels of two PNG files differ to the eye; what one has beyond the other differs. */
export function differingPixels(page: Page, one: string, other: string): Promise<number> {
  const [first, second] = [one, other].map((file) => readFileSync(file));
  // Rendered twice, they are mostly the same file.
  if (!first || !second || first.equals(second)) return Promise.resolve(0);
  return page.evaluate(
    async (files) => {
      /** Of a colour channel: less is not seen. */
      const LEAST = 8;
      const images = await Promise.all(
        files.map(async (file) =>
          createImageBitmap(new Blob([Uint8Array.from(atob(file), (byte) => byte.codePointAt(0) ?? 0)])),
        ),
      );
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      const [a, b] = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, width, height).data;
      });
      if (!a || !b) throw new Error('The pictures cannot be drawn');
      let differing = 0;
      for (let at = 0; at < a.length; at += 4) {
        const isOther = [0, 1, 2, 3].some(
          (channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > LEAST,
        );
        if (isOther) differing += 1;
      }
      return differing;
    },
    [first.toString('base64'), second.toString('base64')],
  );
}
