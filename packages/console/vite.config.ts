import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { apiTarget, proxiedPaths } from './vite/apiTarget.ts';
import { basePath } from './vite/basePath.ts';
import { chunkGroups } from './vite/chunkGroups.ts';
import { contractDocuments } from './vite/contractDocuments.ts';
import { messageFiles, messagesId } from './vite/messages.ts';
import { preloadFirst } from './vite/preloadFirst.ts';
import { consolePlugins, noParserAlias } from './vite/plugins.ts';
import { buildVersion, versionTag } from './vite/version.ts';
import { unservedFiles } from './vite/unservedFiles.ts';

export default defineConfig(({ command }) => {
  // The server that replaces the embedded mock API: API_TARGET=http://localhost:8787 pnpm dev
  const target = apiTarget(process.env);
  return {
    // The folder of the site that the console is built for: BASE_PATH=/console/ pnpm build
    base: basePath(process.env.BASE_PATH),
    define: {
      // The ID of the messages. A stored message bundle with another ID is outdated (specification §3, local
      // storage).
      'import.meta.env.MESSAGES_ID': JSON.stringify(messagesId(import.meta.dirname)),
      'import.meta.env.HAS_MOCK': JSON.stringify(command === 'serve' && !target),
      'import.meta.env.API_TARGET': JSON.stringify(command === 'serve' ? (target ?? '') : ''),
    },
    plugins: [
      ...consolePlugins(),
      contractDocuments(),
      messageFiles(import.meta.dirname),
      versionTag(buildVersion(process.env)),
      preloadFirst(),
      unservedFiles(import.meta.dirname),
      // The worker script is served in development, but isn't part of a build.
      command === 'serve' && msw({ mode: 'worker-only' }),
    ],
    resolve: {
      // Builds don't contain the mock API, which parses its messages at run time.
      alias: command === 'build' ? [noParserAlias] : [],
      dedupe: ['react', 'react-dom'],
    },
    // If Vite found these packages late, it would reload the page on first use.
    optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
    server: target
      ? { proxy: Object.fromEntries(proxiedPaths.map((path) => [path, { target, changeOrigin: true }])) }
      : {},
    build: {
      target: 'es2023',
      // These are the oldest versions that pass public/browser-check.js. For older ones, `:dir()` would be
      // replaced by a list of languages.
      cssTarget: ['chrome120', 'firefox121', 'safari17', 'ios17'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      manifest: true,
      // The served files must not refer to the source maps.
      sourcemap: 'hidden',
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    worker: { format: 'es' },
  };
});
