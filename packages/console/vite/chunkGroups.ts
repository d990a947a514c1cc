import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type ModuleOf = (id: string) => Rolldown.ModuleInfo | null;

/** Checks if a module belongs to the workspace. Modules of other packages are added to the file that imports them. */
const isOwn = (id: string) => !id.includes('/node_modules/');

/**
 * Returns the name of the feature to which a module with queries or a screen belongs. Returns undefined for
 * other modules.
 */
const firstFeature = (id: string) => /\/features\/(\w+)\/(?:queries|desktop|mobile)\b/.exec(id)?.[1];

function closure(moduleOf: ModuleOf, roots: readonly string[]): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const next of moduleOf(id)?.importedIds.filter(isOwn) ?? []) found.add(next);
  return found;
}

const importedLater = (moduleOf: ModuleOf, modules: Iterable<string>): string[] =>
  [...modules].flatMap((id) => moduleOf(id)?.dynamicallyImportedIds ?? []);

const ENTRY = fileURLToPath(import.meta.resolve('../src/app/main.tsx'));
const isConsole = (id: string) => id.endsWith('/app/startConsole.tsx');

/**
 * Assigns each module of a first visit to a file, depending only on the imports.
 *
 * - `start`: the entry and its static imports.
 * - `console`: the console around a screen, and the modules that first screens share.
 * - `dashboard` and `payments`: the queries and screens of each first page, in one file per page.
 */
function planFiles(moduleOf: ModuleOf): Map<string, string> {
  const importsOf = (id: string) => moduleOf(id)?.importedIds ?? [];
  const next = importedLater(moduleOf, closure(moduleOf, [ENTRY]));
  const small = next.filter((id) => !isConsole(id) && firstFeature(id) === undefined);
  const start = closure(moduleOf, [ENTRY, ...small.flatMap(importsOf).filter(isOwn)]);
  const frame = closure(moduleOf, next.filter(isConsole));
  const later = [...next, ...importedLater(moduleOf, frame)];
  const features = new Set(next.map(firstFeature).filter((name) => name !== undefined));
  const plan = new Map<string, string>();
  for (const name of features) {
    const roots = later.filter((id) => firstFeature(id) === name);
    for (const id of closure(moduleOf, roots)) plan.set(id, plan.has(id) ? 'console' : name);
  }
  for (const id of frame) plan.set(id, 'console');
  for (const id of start) plan.set(id, 'start');
  return plan;
}

let plan: Map<string, string> | undefined;

const fileOf: Rolldown.CodeSplittingNameFunction = (id, context) => {
  plan ??= planFiles((one) => context.getModuleInfo(one));
  return plan.get(id) ?? null;
};

/** Returns the modules of a first visit. Must be called after their files were planned. */
export const startModules = (): string[] => [...(plan?.keys() ?? [])];

const only =
  (file: string): Rolldown.CodeSplittingNameFunction =>
  (id, context) =>
    fileOf(id, context) === file ? file : null;

/**
 * The groups of modules. The first matching group gets the module. All other screens and dialogs become
 * separate files (decision 0016).
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: only('start') },
  { name: only('console') },
  // Without this group, each of the two first screens would load the other's file for one icon.
  { name: 'icons', test: (id) => id.includes('/icons/'), minShareCount: 16 },
  { name: fileOf },
  // The forms, dialogs and lists of the other screens. Without this group, a form would need fifty requests.
  { name: 'parts', minShareCount: 3 },
];
