import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of esbuild's metafile that the build uses. Paths are relative to the package. */
interface Output {
  cssBundle?: string;
  imports: ReadonlyArray<{ path: string; kind: string; external?: boolean }>;
  inputs: Readonly<Record<string, unknown>>;
}
export type Outputs = Readonly<Record<string, Output>>;

/** The pattern of code that runs only in a browser: state, effects, context, events and React Aria. */
const clientOnly =
  /\buse(?!Id\b|Memo\b|Callback\b)[A-Z]\w*\(|\bcreateContext\(|\blazy\(|\bon[A-Z]\w*=\{|from 'react-aria/;

/** Returns an output and all outputs that it imports. `isDeep` includes dynamic imports. */
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
  return Object.keys(outputs).flatMap((path) => {
    const name = /^dist\/(\w+)\.js$/.exec(path)?.[1];
    return name === undefined ? [] : [[name, path] satisfies [string, string]];
  });
}

/**
 * Removes imports without a binding. esbuild adds such an import for every shared chunk, even if the entry
 * doesn't use the chunk. The imports can be removed, because chunks have no side effects.
 */
export function removeBareImports(root: string, outputs: Outputs): void {
  for (const path of Object.keys(outputs).filter((name) => name.endsWith('.js'))) {
    const file = join(root, path);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^import "\.[^"]*";\n/gm, ''));
  }
}

/**
 * Adds `'use client'` to the entries that need a browser, and returns them. All other entries, such as
 * tokens and layout, render in React server components. Chunks don't get the directive, because a server
 * can't read the class names that they export.
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
