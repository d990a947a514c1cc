import { createIconModules } from './iconModules.ts';
import type { ModuleGraph } from './iconModules.ts';

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const MESSAGES = /[\\/]i18n[\\/]messages[\\/]/;
const STYLES = /\.css(\.ts)?(\?|$)|\.vanilla\.css/;

/** Chunks that `createChunkNames` names; of these the sign-in page has the first two. */
const NAMED = ['react', 'start', 'calls', 'console', 'desktop', 'mobile', 'dashboard', 'payments'];
const nameIn = (file: string) => NAMED.find((name) => file.includes(`/${name}-`));

/**
 * Few files have a name: the lists of what screens need are in a chunk that everybody waits for, and a name
 * weighs more than its hash does. `manifest.json` says which file is what.
 */
export function chunkFileName({ name }: { name: string }): string {
  return NAMED.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
}

/** What one chunk has to fetch at once with another, less what is on the page already. */
export function missingDependencies(host: string, dependencies: readonly string[]): string[] {
  const there = new Set(['react', 'start']);
  const name = nameIn(host);
  if (name !== undefined && !there.has(name) && name !== 'calls') there.add('calls').add('console');
  return dependencies.filter((file) => !there.has(nameIn(file) ?? ''));
}

/** Entries by the end of their path; everything else a person loads is on the way to one of them. */
const entries = {
  main: ['/src/app/main.tsx'],
  login: ['/src/app/startLogin.tsx'],
  calls: ['/src/api/client.ts', '/auth/sign-in-calls.ts', '/src/app/signInErrors.ts'],
  console: ['/src/app/startConsole.tsx'],
  desktopFrame: [
    '/src/app/DesktopFrame.tsx',
    '/notifications/desktop/NotificationBell.tsx',
    '/notifications/desktop/AnnouncementTicker.tsx',
  ],
  mobileFrame: ['/src/app/MobileFrame.tsx', '/notifications/mobile/MobileNotificationBell.tsx'],
  dashboard: ['/dashboard/desktop/DashboardScreen.tsx'],
  payments: ['/payments/desktop/PaymentsListScreen.tsx'],
  mobileDashboard: ['/dashboard/mobile/MobileDashboardScreen.tsx'],
  mobilePayments: ['/payments/mobile/MobilePaymentsListScreen.tsx'],
} as const;

type EntryName = keyof typeof entries;

/**
 * Names the chunk of a module by who needs it, so that a page is a dozen requests and not a hundred, and
 * none carries much that it does not need: sign-in fetches nothing of the console, neither device the
 * other's frame. A phone's layout of a screen is a request of its own over the parts of the desktop's.
 * What none of the entries needs at once is left to the bundler.
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
    const pending = [ends.get(entry) ?? ''];
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      if (id === '' || found.has(id)) continue;
      found.add(id);
      pending.push(...icons.importsOf(id, graph));
    }
    closures.set(entry, found);
    return found;
  }

  return {
    /** Called for every module before the first chunk is named. */
    see(id: string): boolean {
      for (const group of Object.values(entries)) {
        for (const end of group) if (id.endsWith(end)) ends.set(end, id);
      }
      return true;
    },

    nameOf(id: string, graph: ModuleGraph): string | null {
      if (REACT.test(id)) return 'react';
      // A file for each; named here, each would fetch a helper of the bundler.
      if (MESSAGES.test(id)) return null;
      const has = (...names: EntryName[]) =>
        names.some((name) => entries[name].some((entry) => closureOf(entry, graph).has(id)));
      const isIn = (name: EntryName) => entries[name].some((end) => id.endsWith(end));

      // The page names the files that the entry imports, and the entry is none of its own.
      if (has('main')) return 'start';
      if (isIn('login')) return null;
      const isInFrame = has('desktopFrame', 'mobileFrame');
      const isOnDashboard = has('dashboard');
      const isOnPayments = has('payments');
      const isInConsole =
        has('console', 'dashboard', 'payments', 'mobileDashboard', 'mobilePayments') || isInFrame;
      if (has('login')) return isInConsole || icons.isIcon(id) ? 'start' : null;
      // The sign-in page needs them when a sign-in starts, the console immediately.
      if (has('calls') && STYLES.test(id)) return 'start';
      if (has('calls')) return isInConsole ? 'calls' : 'sign-in';
      if (!isInConsole) return null;
      // Styles are small and come as one file.
      if (has('console') || STYLES.test(id)) return 'console';

      if (isInFrame) {
        if (has('desktopFrame') && has('mobileFrame')) return 'console';
        // A piece of one frame that screens use as well belongs to everybody.
        if (has('dashboard', 'payments', 'mobileDashboard', 'mobilePayments')) return 'console';
        return has('desktopFrame') ? 'desktop' : 'mobile';
      }
      // What both need on one of the devices, so that neither fetches the other.
      const isShared = has('dashboard', 'mobileDashboard') && has('payments', 'mobilePayments');
      if (isShared && (isOnDashboard || isOnPayments)) return 'console';
      if (isOnDashboard) return 'dashboard';
      return isOnPayments ? 'payments' : null;
    },
  };
}
