import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ManifestEntry } from '../../../packages/design-system/scripts/build/manifest.ts';
import { entryNames } from './install.ts';

/** Stories of an entry have the name of its first component. These entries have no stories. */
const withoutStories = new Set(['createTheme', 'icons', 'tokens', 'types', 'Provider']);

export function checkManifest(app: string): void {
  const installed = join(app, 'node_modules/@settlement/design-system');
  const entries: ManifestEntry[] = JSON.parse(readFileSync(join(installed, 'dist/components.json'), 'utf8'));
  const text = readFileSync(join(installed, 'dist/llms.txt'), 'utf8');
  const problems: string[] = [];
  for (const name of entryNames()) {
    const entry = entries.find((one) => one.entry === `@settlement/design-system/${name}`);
    if (!entry) problems.push(`${name} is missing`);
    if (!entry || name === 'icons' || name === 'types') continue;
    if (!text.includes(`'${entry.entry}'`)) problems.push(`${name} is missing in llms.txt`);
    if (entry.examples.length === 0 && !withoutStories.has(name)) problems.push(`${name} has no example`);
    const module = readFileSync(join(installed, 'dist', `${name}.js`), 'utf8');
    if (module.startsWith("'use client'") === entry.isServerSafe)
      problems.push(`${name}: wrong isServerSafe`);
    for (const { name: exported, kind, description } of entry.exports) {
      const isComponent = kind === 'value' && /^[A-Z]/.test(exported);
      if (isComponent && description === undefined) problems.push(`${name}: ${exported} has no docstring`);
    }
  }
  const props =
    entries.flatMap(({ exports }) => exports).find(({ name }) => name === 'ButtonProps')?.props ?? [];
  for (const name of ['variant', 'tone', 'children', 'pendingLabel']) {
    if (!props.some((prop) => prop.name === name)) problems.push(`ButtonProps has no ${name}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
