import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { messageModules } from './messages.ts';

const designSystem = fileURLToPath(new URL('../../design-system/src', import.meta.url));

/** Design-system source lies outside the Vite root, where rename-style saves go unnoticed without this. */
function watchDesignSystem(): Plugin {
  return {
    name: 'settlement:watch-design-system',
    configureServer(server) {
      server.watcher.add(designSystem);
    },
  };
}

/** What turns the console's source into modules; the console, Storybook and the unit tests share it. */
export function consolePlugins({ hasReact = true }: { hasReact?: boolean } = {}): PluginOption[] {
  return [
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' },
    messageModules(),
    vanillaExtractPlugin(),
    hasReact && react(),
    watchDesignSystem(),
  ];
}

/** Messages are compiled at build time, so nothing in the browser parses ICU syntax. */
export const noParserAlias = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};
