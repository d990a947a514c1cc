import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { messageModules } from './messages.ts';
import { trustedAnnouncer } from './trustedAnnouncer.ts';

const designSystem = fileURLToPath(new URL('../../design-system/src', import.meta.url));

/**
 * Watches the source of the design system, which is outside the Vite root. Without the plugin, editors that
 * save by renaming wouldn't cause an update.
 */
function watchDesignSystem(): Plugin {
  return {
    name: 'settlement:watch-design-system',
    configureServer(server) {
      server.watcher.add(designSystem);
    },
  };
}

/** Returns the plugins that compile the console's source, for the console, Storybook and the unit tests. */
export function consolePlugins({ hasReact = true }: { hasReact?: boolean } = {}): PluginOption[] {
  return [
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' },
    messageModules(),
    trustedAnnouncer(),
    vanillaExtractPlugin(),
    hasReact && react(),
    watchDesignSystem(),
  ];
}

/**
 * An alias that replaces the ICU parser of react-intl. Builds don't need it, because their messages are
 * already parsed.
 */
export const noParserAlias = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** An alias that replaces a polyfill of a hook that React contains. wouter and React Aria import it. */
export const noShimAlias = { find: 'use-sync-external-store/shim/index.js', replacement: 'react' };
