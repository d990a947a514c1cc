import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:component-props';
const RESOLVED = `\0${ID}`;
const designSystem = fileURLToPath(new URL('../../packages/design-system', import.meta.url));

/** Serves the props of each component. Storybook's own reader can't resolve types of other files. */
export function componentProps(): Plugin {
  return {
    name: 'settlement:component-props',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { manifest } = await import('../../packages/design-system/scripts/build/manifest.ts');
      const entries = manifest(designSystem, []);
      const described = new Map(
        entries.flatMap(({ exports }) => exports.map(({ name, description = '' }) => [name, description])),
      );
      const purposeOf = (props: string) => described.get(props.replace(/Props$/, '')) ?? '';
      const components = entries.flatMap(({ exports }) =>
        exports.flatMap(({ name, props, extends: bases = [] }) =>
          props === undefined
            ? []
            : [[name.replace(/Props$/, ''), { purpose: purposeOf(name), props, bases }]],
        ),
      );
      return `export default ${JSON.stringify(Object.fromEntries(components))}`;
    },
  };
}
