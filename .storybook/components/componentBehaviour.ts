import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Outcome, sourceMark } from '../../tests/behaviour/recordOutcome.ts';
import { type Behaviours, behavioursOf, outcomeOf } from './behaviour.ts';

const ID = 'virtual:component-behaviour';
const RESOLVED = `\0${ID}`;
const root = join(import.meta.dirname, '../..');

/** What the behaviour suite tests of each component, read from its sources, and how that ended when it was recorded. */
export function componentBehaviour(): Plugin {
  return {
    name: 'settlement:component-behaviour',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const files = globSync('tests/behaviour/*.spec.ts', { cwd: root }).sort();
      const {
        date,
        browser,
        specs: recorded,
      }: Outcome = JSON.parse(readFileSync(join(root, 'tests/behaviour/outcome.json'), 'utf8'));
      const specs = files.map((file) => {
        const source = readFileSync(join(root, file), 'utf8');
        return [file, { source, outcome: outcomeOf(recorded[basename(file)], sourceMark(join(root, file))) }];
      });
      const day = new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
      const behaviours: Behaviours = {
        recorded: `${day} in ${browser}`,
        components: behavioursOf(Object.fromEntries(specs)),
      };
      return `export default ${JSON.stringify(behaviours)}`;
    },
  };
}
