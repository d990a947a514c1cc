import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is read of esbuild's metafile; paths are relative to the package. */
interface Output {
  entryPoint?: string;
  /** What esbuild wrote of the styles that this output imports, at once or later. */
  cssBundle?: string;
  imports: ReadonlyArray<{ path: string; kind: string; external?: boolean }>;
  inputs: Readonly<Record<string, unknown>>;
}
export type Outputs = Readonly<Record<string, Output>>;

/** State, effects, context, events and React Aria exist in the browser only. */
const clientOnly =
  /\buse(?!Id\b|Memo\b|Callback\b)[A-Z]\w*\(|\bcreateContext\(|\blazy\(|\bon[A-Z]\w*=\{|from 'react-aria/;

/** An output with everything that it imports; `deep` adds what it imports later. */
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

/** esbuild imports every chunk that an entry shares, also for nothing; no chunk has a side effect. */
export function removeBareImports(root: string, outputs: Outputs): void {
  for (const path of Object.keys(outputs).filter((name) => name.endsWith('.js'))) {
    const file = join(root, path);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^import "\.[^"]*";\n/gm, ''));
  }
}

/**
 * Marks the entries that need a browser. The rest (tokens, types, layout, text) renders in React server
 * components. Chunks are never marked: they belong to the side that imports them, and class names in a
 * marked chunk would be no strings on a server.
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
