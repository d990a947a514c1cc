import { msw } from 'msw/vite';
import { defineConfig, type ProxyOptions } from 'vite';
import { sandboxIn } from './src/dev/sandboxTab.ts';
import { apiTarget, proxiedPaths } from './vite/apiTarget.ts';
import { basePath } from './vite/basePath.ts';
import { chunkGroups } from './vite/chunkGroups.ts';
import { messageFiles, messagesId } from './vite/messages.ts';
import { contractDocuments, precompressed, preloadFirst, unservedFiles } from './vite/buildFiles.ts';
import { consolePlugins, noParserAlias, noShimAlias } from './vite/plugins.ts';
import { buildVersion, versionTag } from './vite/version.ts';

/** Returns proxy options that forward calls to the sandbox of their browser tab. */
const proxyTo = (target: string): ProxyOptions => ({
  target,
  changeOrigin: true,
  configure: (proxy) =>
    proxy.on('proxyReq', (sent, { headers, url }) => {
      const id = sandboxIn(headers.host ?? '');
      if (id !== undefined && url !== '/sandboxes') sent.setHeader('X-Sandbox', id);
    }),
});

export default defineConfig(({ command }) => {
  // To use a real server instead of the embedded mock API, run: API_TARGET=http://localhost:8787
  // pnpm dev
  const target = apiTarget(process.env);
  return {
    // To serve the console from a subfolder, run: BASE_PATH=/console/ pnpm build
    base: basePath(process.env.BASE_PATH),
    define: {
      // Stored messages with another ID are outdated (specification §3, local storage).
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
      precompressed(import.meta.dirname),
      // Only the development server needs the worker script.
      command === 'serve' && msw({ mode: 'worker-only' }),
    ],
    resolve: {
      // Builds contain parsed messages, so they don't need the parser. In development, the mock API parses
      // messages at run time.
      alias: command === 'build' ? [noParserAlias, noShimAlias] : [],
      dedupe: ['react', 'react-dom'],
    },
    // Vite would otherwise find this package on first use and reload the page.
    optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
    server: target
      ? { proxy: Object.fromEntries([...proxiedPaths, '/sandboxes'].map((path) => [path, proxyTo(target)])) }
      : {},
    build: {
      target: 'es2023',
      // The oldest versions that pass public/browser-check.js. For older versions, the build would replace
      // `:dir()` with a list of languages.
      cssTarget: ['chrome120', 'firefox121', 'safari17', 'ios17'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      manifest: true,
      // `hidden`: the served files don't refer to their source maps.
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
