import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { behavioursOf } from './behaviour.ts';

const ID = 'virtual:component-behaviour';
const RESOLVED = `\0${ID}`;
const root = join(import.meta.dirname, '../..');

/** What the behaviour suite tests of each component, read from its sources. */
export function componentBehaviour(): Plugin {
  return {
    name: 'settlement:component-behaviour',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const files = globSync('tests/behaviour/*.spec.ts', { cwd: root }).sort();
      const specs = files.map((file) => [file, readFileSync(join(root, file), 'utf8')]);
      return `export default ${JSON.stringify(behavioursOf(Object.fromEntries(specs)))}`;
    },
  };
}
