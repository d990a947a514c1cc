import type { Plugin } from 'vite';

/** Latin letters and figures, which every page has. */
const FILE = /inter-latin-wght-normal-[^/]+\.woff2$/;

/**
 * Asks for the font beside the code: asked for by the first words it would come after them, and they would move
 * where no font of its measures is installed. What runs comes first.
 */
export function preloadFont(): Plugin {
  let base = '/';
  return {
    name: 'settlement:preload-font',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => FILE.test(name));
        if (file === undefined) throw new Error('The font of the first words is not among what was built.');
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `${base}${file}`,
          crossorigin: '',
          fetchpriority: 'low',
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
