import { cpSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** Every noun of the contract; of the rest, what `publishConfig` names. */
const nouns = readdirSync('src/contract').filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const named = Object.values(manifest.publishConfig.exports).flatMap((target) =>
  typeof target === 'string' ? [] : (/^\.\/dist\/(entries\/\w+)\.js$/.exec(target.default)?.[1] ?? []),
);
const modules = [
  ...named,
  ...nouns.map((file) => `contract/${file.replace(/\.ts$/, '')}`),
  'entries/serve',
  'core/exportThread',
];

/** The types are written by the compiler (`tsconfig.build.json`). */
export default defineConfig({
  entry: Object.fromEntries(modules.map((name) => [name, `src/${name}.ts`])),
  format: 'esm',
  target: 'es2023',
  outDir: 'dist',
  clean: true,
  splitting: true,
  treeshake: false,
  onSuccess() {
    // The keys of messages are a type.
    cpSync('src/core/messages', 'dist/core/messages', { recursive: true });
    return Promise.resolve();
  },
  esbuildOptions(options) {
    // Beside the thread that writes exports: what starts it finds it there by name.
    options.chunkNames = 'core/[name]-[hash]';
  },
});
