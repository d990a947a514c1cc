import { cpSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/**
 * The files of the contract. Together with the other exports of `publishConfig`, they are the entries of the
 * build.
 */
const nouns = readdirSync('src/contract').filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const named = Object.values(manifest.publishConfig.exports).flatMap((target) =>
  typeof target === 'string' ? [] : (/^\.\/dist\/(entries\/\w+)\.js$/.exec(target.default)?.[1] ?? []),
);
const modules = [...named, ...nouns.map((file) => `contract/${file.replace(/\.ts$/, '')}`), 'entries/serve'];

/** `tsc` generates the type declarations separately (`tsconfig.build.json`). */
export default defineConfig({
  entry: {
    ...Object.fromEntries(modules.map((name) => [name, `src/${name}.ts`])),
    'core/exportThread': 'src/core/files/exportThread.ts',
  },
  format: 'esm',
  target: 'es2023',
  outDir: 'dist',
  clean: true,
  splitting: true,
  treeshake: false,
  onSuccess() {
    // The generated type of the message keys imports these files.
    for (const folder of ['contract', 'core/text'])
      cpSync(`src/${folder}/messages.json`, `dist/${folder}/messages.json`);
    return Promise.resolve();
  },
  esbuildOptions(options) {
    // The export thread must be in the folder of the module that starts it. That folder must be two levels
    // below the documents that the server reads.
    options.chunkNames = 'core/[name]-[hash]';
  },
});
