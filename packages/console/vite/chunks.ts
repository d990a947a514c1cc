import { createIconModules } from './icon-modules.ts';
import type { ModuleGraph } from './icon-modules.ts';

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Entries by the end of their path; everything else a person loads is on the way to one of them. */
const entries = {
  main: ['/src/app/main.tsx'],
  login: ['/src/app/start-login.tsx'],
  console: ['/src/app/start-console.tsx'],
  frames: ['/src/app/DesktopFrame.tsx', '/src/app/MobileFrame.tsx'],
  dashboard: ['/dashboard/desktop/DashboardScreen.tsx', '/dashboard/mobile/MobileDashboardScreen.tsx'],
  payments: ['/payments/desktop/PaymentsListScreen.tsx', '/payments/mobile/MobilePaymentsListScreen.tsx'],
} as const;

type EntryName = keyof typeof entries;

/**
 * Names the chunk of a module that several entries share, by who shares it, so that a page is a dozen
 * requests and not a hundred, and none carries what it does not need. What only one entry uses is left
 * to the bundler.
 */
export function createChunkNames() {
  const ends = new Map<string, string>();
  const closures = new Map<string, Set<string>>();
  const icons = createIconModules();

  /** Everything an entry imports without asking, itself included. */
  function closureOf(entry: string, graph: ModuleGraph): Set<string> {
    const known = closures.get(entry);
    if (known) return known;
    const found = new Set<string>();
    const waiting = [ends.get(entry) ?? ''];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (id === '' || found.has(id)) continue;
      found.add(id);
      waiting.push(...icons.importsOf(id, graph));
    }
    closures.set(entry, found);
    return found;
  }

  return {
    /** Called for every module before the first name is asked for. */
    see: (id: string): boolean => {
      for (const group of Object.values(entries)) {
        for (const end of group) if (id.endsWith(end)) ends.set(end, id);
      }
      return true;
    },

    nameOf: (id: string, graph: ModuleGraph): string | null => {
      if (REACT.test(id)) return 'react';
      if (
        Object.values(entries)
          .flat()
          .some((end) => id.endsWith(end))
      )
        return null;
      const count = (name: EntryName) =>
        entries[name].filter((entry) => closureOf(entry, graph).has(id)).length;
      const isInConsole = count('console') > 0;
      const isInScreens = count('dashboard') + count('payments') > 0;
      if (count('main') > 0) return 'start';
      if (count('login') > 0) return isInConsole || count('frames') > 0 || isInScreens ? 'start' : null;
      if (isInConsole || count('frames') === entries.frames.length) return 'console';
      // A piece of one frame that screens use as well belongs to both of them.
      if (count('frames') > 0 && isInScreens) return 'console';
      if (count('dashboard') > 0 && count('payments') > 0) return 'records';
      if (count('dashboard') > 1) return 'dashboard';
      return count('payments') > 1 ? 'payments' : null;
    },
  };
}
