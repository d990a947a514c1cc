import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of esbuild's metafile that this script uses. Paths are relative to the package. */
interface Output {
  entryPoint?: string;
  cssBundle?: string;
  imports: ReadonlyArray<{ path: string; kind: string; external?: boolean }>;
  inputs: Readonly<Record<string, unknown>>;
}
export type Outputs = Readonly<Record<string, Output>>;

/** The code that works only in the browser: state, effects, context, events and React Aria. */
const clientOnly =
  /\buse(?!Id\b|Memo\b|Callback\b)[A-Z]\w*\(|\bcreateContext\(|\blazy\(|\bon[A-Z]\w*=\{|from 'react-aria/;

/** Returns an output with everything that it imports. `isDeep` adds dynamic imports. */
export function closure(outputs: Outputs, path: string, isDeep = false): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const output = outputs[name];
    if (seen.has(name) || output === undefined) return;
    seen.add(name);
    for (const { path: imported, kind } of output.imports) {
      if (isDeep || kind !== 'dynamic-import') visit(imported);
    }
  };
  visit(path);
  return [...seen];
}

export function entryOutputs(outputs: Outputs): Array<[name: string, path: string]> {
  return Object.entries(outputs).flatMap(([path, { entryPoint }]) => {
    const name = /^src\/entries\/(\w+)\.ts$/.exec(entryPoint ?? '')?.[1];
    return name === undefined ? [] : [[name, path] satisfies [string, string]];
  });
}

/**
 * Removes imports without a binding. esbuild imports every shared chunk, even an unused one. Chunks don't have side
 * effects.
 */
export function removeBareImports(root: string, outputs: Outputs): void {
  for (const path of Object.keys(outputs).filter((name) => name.endsWith('.js'))) {
    const file = join(root, path);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^import "\.[^"]*";\n/gm, ''));
  }
}

/**
 * Marks the entries that need a browser, and returns these entries. Other entries, such as tokens, types and layout,
 * render in React server components. Chunks are never marked, because class names in a marked chunk wouldn't be strings
 * on a server.
 */
export function addClientDirectives(root: string, outputs: Outputs): string[] {
  const marked: string[] = [];
  for (const [name, path] of entryOutputs(outputs)) {
    const sources = closure(outputs, path)
      .flatMap((part) => Object.keys(outputs[part]?.inputs ?? {}))
      .filter((source) => /^src\/.*\.tsx?$/.test(source) && !source.endsWith('.css.ts'));
    if (!sources.some((source) => clientOnly.test(readFileSync(join(root, source), 'utf8')))) continue;
    const file = join(root, path);
    writeFileSync(file, `'use client';\n${readFileSync(file, 'utf8')}`);
    marked.push(name);
  }
  return marked;
}
