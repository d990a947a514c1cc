// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { combine } from './guide.ts';
import { overlayMatrices } from './overlayMatrices.tsx';
import { takePicture } from './takePicture.tsx';

const window = { width: 640, height: 480 };

describe('a picture of what opens over the page', () => {
  it.each(Object.entries(overlayMatrices))(
    'shows it open, and leaves the page as it was: %s',
    (_, matrix) => {
      const page = document.body.appendChild(document.createElement('main'));
      const button = page.appendChild(document.createElement('button'));
      button.focus();
      const html = document.body.outerHTML;
      const [variants = {}] = combine(matrix);
      const picture = takePicture(matrix.render(variants, matrix.states[0]?.props ?? {}), window);
      expect(
        picture.querySelector('[role="dialog"], [role="menu"], [role="tooltip"], [role="region"]'),
      ).not.toBeNull();
      expect(document.body.outerHTML).toBe(html);
      expect(document.documentElement.style.cssText).toBe('');
    },
  );
});
