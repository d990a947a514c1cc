import type { Plugin } from 'vite';

/** The font with Latin letters and digits. */
const FONT = /inter-latin-wght-normal-[^/]+\.woff2$/;

/**
 * Preloads `config.json` and the font in parallel with the code. Without the preloaded font, the first text
 * would move when the font arrives. Development preloads nothing, because the embedded mock API serves
 * `config.json` later.
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
        if (font === undefined) throw new Error('The build does not contain the font of the first text.');
        return [
          { ...preload('config.json', { as: 'fetch' }), injectTo: 'head-prepend' as const },
          preload(font, { as: 'font', type: 'font/woff2', fetchpriority: 'low' }),
        ];
      },
    },
  };
}
