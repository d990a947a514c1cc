import type { Plugin } from 'vite';

/** Latin letters and figures, which every page has. */
const FONT = /inter-latin-wght-normal-[^/]+\.woff2$/;

/**
 * Asks for `config.json` and the font beside the code. The code reads the first at once; the other, asked for by the
 * first words, would come after them, and they would move where no font of its measures is installed. What runs comes
 * first. In development, the bank in the page answers `config.json` as soon as it is there, which is later.
 */
export function preloadFirst(): Plugin {
  let base = '/';
  const preload = (href: string, attrs: Record<string, string>) => ({
    tag: 'link',
    attrs: { rel: 'preload', ...attrs, href: `${base}${href}`, crossorigin: '' },
    injectTo: 'head' as const,
  });
  return {
    name: 'settlement:preload-first',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => FONT.test(name));
        if (font === undefined) throw new Error('The font of the first words is not among what was built.');
        return [
          { ...preload('config.json', { as: 'fetch' }), injectTo: 'head-prepend' as const },
          preload(font, { as: 'font', type: 'font/woff2', fetchpriority: 'low' }),
        ];
      },
    },
  };
}
