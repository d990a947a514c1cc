/** What rolldown tells of a module; all that is needed of it here. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

/** The files that export every icon there is: the design system's names of use, and Lucide's own. */
const BARREL = /[\\/](icons[\\/]icons\.ts|entries[\\/]icons\.ts|lucide-react\.(mjs|js))$/;
/** Asked for one context that has no file of its own; the rest of it is left out by the bundler. */
const ARIA_BARREL = /react-aria-components[\\/]dist[\\/]exports[\\/]index\.m?js$/;
/** Comes with everything that formats a number, and is left out by the bundler where nothing is typed. */
const NUMBER_PARSER = /@internationalized[\\/]number[\\/].*NumberParser\.m?js$/;
const NAMES = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const LUCIDE_ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\.(mjs|js)$/;

const posix = (id: string) => id.replaceAll('\\', '/');

/** `{ X as CloseIcon }` → `['X', 'CloseIcon']`. */
function namesOf(list: string): ReadonlyArray<readonly [outside: string, inside: string]> {
  return list
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .filter(([name]) => name !== '')
    .map(([name = '', alias = name]) => [name, alias] as const);
}

/**
 * A file that imports three icons from the file of all icons needs three modules, and the bundler puts no
 * more than that into a bundle; but by its imports it seems to need the hundred of them.
 */
export function createIconModules() {
  /** From the name in a barrel to the module of the icon. */
  let icons: Map<string, string> | undefined;

  function iconsOf(barrel: string, graph: ModuleGraph): Map<string, string> {
    const found = new Map<string, string>();
    const info = graph.getModuleInfo(barrel);
    for (const inner of info?.importedIds.filter((id) => BARREL.test(id)) ?? []) {
      for (const [name, id] of iconsOf(inner, graph)) found.set(name, id);
    }
    for (const [, list = '', from = ''] of (info?.code ?? '').matchAll(NAMES)) {
      const file = `/${from.split('/').at(-1)}`;
      const id = info?.importedIds.find((other) => LUCIDE_ICON.test(other) && posix(other).endsWith(file));
      for (const [outside, inside] of namesOf(list)) {
        const target = id ?? found.get(outside);
        if (target !== undefined) found.set(inside, target);
      }
    }
    return found;
  }

  return {
    isIcon: (id: string) => LUCIDE_ICON.test(id),

    /** What a module imports, with the icons it names in place of the file of all of them. */
    importsOf(id: string, graph: ModuleGraph): readonly string[] {
      const info = graph.getModuleInfo(id);
      if (!info) return [];
      if (BARREL.test(id) || ARIA_BARREL.test(id)) return [];
      const barrel = info.importedIds.find((other) => BARREL.test(other));
      if (barrel === undefined) return info.importedIds.filter((other) => !NUMBER_PARSER.test(other));
      icons ??= iconsOf(barrel, graph);
      const named: string[] = [];
      for (const [, list = '', from = ''] of (info.code ?? '').matchAll(NAMES)) {
        if (!/(^|\/)icons(\.ts)?$/.test(from)) continue;
        for (const [name] of namesOf(list)) {
          const icon = icons.get(name);
          if (icon !== undefined) named.push(icon);
        }
      }
      return [...info.importedIds.filter((other) => !BARREL.test(other)), ...named];
    },
  };
}
