import { matchesGlob } from 'node:path';

/** The module graph that `storybook build --stats-json` writes. */
export interface Stats {
  readonly modules: ReadonlyArray<{
    readonly name: string;
    /** Who imports it. */
    readonly reasons: ReadonlyArray<{ readonly moduleName: string }>;
  }>;
}

/** What TurboSnap reads, too: `chromatic.config.json`. */
export interface TraceRules {
  /** Not followed: nothing that a picture shows comes through them. */
  readonly untraced: readonly string[];
  /** What every story depends on, outside the graph. */
  readonly externals: readonly string[];
}

/** Chromatic reads from it which packages changed; here, any may be drawn. */
const LOCKFILE = 'pnpm-lock.yaml';

const matches = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob));
const relative = (name: string) => name.replace(/^\.\//, '');
const isStoryFile = (file: string) => /\.stories\.tsx?$/.test(file);

/**
 * The story files that a change of these files can reach, through whatever imports them; `all` where one
 * reaches the preview, in which every story stands. Paths are relative to the repository.
 */
export function affectedFiles(
  changed: readonly string[],
  { modules }: Stats,
  { untraced, externals }: TraceRules,
): ReadonlySet<string> | 'all' {
  if (changed.some((file) => file === LOCKFILE || matches(file, externals))) return 'all';
  const importers = new Map(
    modules.map(({ name, reasons }) => [
      relative(name),
      reasons.map(({ moduleName }) => relative(moduleName)),
    ]),
  );
  const reached = new Set(changed);
  for (const file of reached) {
    if (matches(file, untraced)) continue;
    // The stories of a file import what they show; nothing shows what imports them.
    if (!isStoryFile(file)) for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  if (reached.has('.storybook/preview.tsx')) return 'all';
  return new Set([...reached].filter(isStoryFile));
}
