import { join } from 'node:path';
import { type Plugin, createServer, normalizePath } from 'vite';
import { consolePlugins } from '../../packages/console/vite/plugins.ts';

const at = (file: string) => normalizePath(join(import.meta.dirname, file));

const exportsOf = new Map([
  [at('reviewData.ts'), 'reviewMap'],
  [at('counterpartData.ts'), 'counterparts'],
  [at('copyData.ts'), 'copyDeck'],
]);

let built: ReturnType<typeof build> | undefined;

async function build(): Promise<Readonly<Record<string, unknown>>> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: consolePlugins({ hasReact: false }),
    define: { 'import.meta.env.HAS_MOCK': 'false' },
  });
  try {
    return await server.ssrLoadModule(at('allData.ts'));
  } finally {
    await server.close();
  }
}

export function reviewMapPlugin(): Plugin {
  return {
    name: 'review-map',
    enforce: 'pre',
    async load(id) {
      const name = exportsOf.get(normalizePath(id.split('?')[0] ?? ''));
      if (name === undefined) return undefined;
      built ??= build();
      return `export const ${name} = ${JSON.stringify((await built)[name])};`;
    },
    /** Writes the stories of the canvas for its pictures, and the guides for `scripts/testBehaviour.ts`. */
    async generateBundle() {
      built ??= build();
      const { canvasStories, testedGuides } = await built;
      for (const [name, data] of Object.entries({ stories: canvasStories, guides: testedGuides }))
        this.emitFile({ type: 'asset', fileName: `desk/${name}.json`, source: JSON.stringify(data) });
    },
  };
}
