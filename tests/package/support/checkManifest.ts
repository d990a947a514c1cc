import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { ManifestEntry } from '../../../packages/design-system/scripts/build/manifest.ts';
import { entryNames } from './install.ts';

const installedIn = (app: string) => join(app, 'node_modules/@settlement/design-system');

function readEntries(app: string): ManifestEntry[] {
  return JSON.parse(readFileSync(join(installedIn(app), 'dist/components.json'), 'utf8'));
}

/**
 * Writes the examples of the manifest as modules of the application, so that the types of the examples are
 * checked.
 */
export function writeExamples(app: string): void {
  const folder = join(app, 'src/described');
  mkdirSync(folder);
  for (const { entry, examples } of readEntries(app))
    for (const [index, { code }] of examples.entries())
      writeFileSync(join(folder, `${basename(entry)}${index}.tsx`), `${code};\nexport {};\n`);
}

export function checkManifest(app: string): void {
  const installed = installedIn(app);
  const entries = readEntries(app);
  const text = readFileSync(join(installed, 'dist/llms.txt'), 'utf8');
  const problems: string[] = [];
  for (const name of entryNames()) {
    const entry = entries.find((one) => one.entry === `@settlement/design-system/${name}`);
    if (!entry) problems.push(`${name} is missing`);
    if (!entry) continue;
    if (entry.examples.length === 0) problems.push(`${name} has no example`);
    if (entry.exports.length === 0) problems.push(`${name} has no exports`);
    if (name === 'icons' || name === 'types') continue;
    if (!text.includes(`'${entry.entry}'`)) problems.push(`${name} is missing in llms.txt`);
    const module = readFileSync(join(installed, 'dist', `${name}.js`), 'utf8');
    if (module.startsWith("'use client'") === entry.isServerSafe)
      problems.push(`${name}: wrong isServerSafe`);
    for (const { name: exported, kind, description } of entry.exports) {
      if (
        kind === 'value' &&
        !new RegExp(`[{ ]${exported}\\b`).test(module.slice(module.lastIndexOf('export {')))
      )
        problems.push(`${name} doesn’t export ${exported}`);
      const isComponent = kind === 'value' && /^[A-Z]/.test(exported);
      if (isComponent && description === undefined) problems.push(`${name}: ${exported} has no docstring`);
    }
  }
  const props =
    entries.flatMap(({ exports }) => exports).find(({ name }) => name === 'ButtonProps')?.props ?? [];
  for (const name of ['variant', 'tone', 'children', 'pendingLabel', 'onPress', 'isDisabled']) {
    if (!props.some((prop) => prop.name === name)) problems.push(`ButtonProps has no ${name}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
