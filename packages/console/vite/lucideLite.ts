import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const lineIcon = fileURLToPath(new URL('../src/lib/lucideLite.tsx', import.meta.url));

/** `lib/line-icon` in place of what Lucide makes its icons with. */
export function lucideLite(): Plugin {
  return {
    name: 'settlement:slim-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isIcon = importer !== undefined && /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/.test(importer);
      return isIcon && source.endsWith('/createLucideIcon.mjs') ? lineIcon : null;
    },
  };
}
