import { noStorage } from './storage.ts';

/** The storage of drafts. Drafts are kept after a reload and an expired session. A sign-out removes them. */
export interface DraftStorage {
  readonly get: (form: string) => unknown;
  readonly set: (form: string, value: unknown) => void;
  readonly remove: (form: string) => void;
  readonly wipe: () => void;
  readonly keepOnly: (whose: { readonly session?: string; readonly owner?: string }) => void;
}

const KEY = 'drafts';
const SESSION_KEY = 'draftsSession';

/** Creates a storage for drafts in session storage. If that fails, the drafts are only in memory. */
export function createDraftStorage(area: () => Storage): DraftStorage {
  let drafts = read(area);
  const write = (next: Record<string, unknown>) => {
    drafts = next;
    try {
      if (Object.keys(next).length === 0) area().removeItem(KEY);
      else area().setItem(KEY, JSON.stringify(next));
    } catch {
      // The drafts are still in memory.
    }
  };
  return {
    get: (form) => drafts[form],
    set: (form, value) => write({ ...drafts, [form]: value }),
    remove: (form) => write(Object.fromEntries(Object.entries(drafts).filter(([name]) => name !== form))),
    wipe() {
      write({});
      attempt(() => area().removeItem(SESSION_KEY));
    },
    keepOnly({ session, owner }) {
      if (session !== undefined) {
        const before = attempt(() => area().getItem(SESSION_KEY)) ?? undefined;
        if (before !== undefined && before !== session) write({});
        attempt(() => area().setItem(SESSION_KEY, session));
      }
      const foreign = Object.keys(drafts).filter((name) => owner !== undefined && !isOf(name, owner));
      if (foreign.length > 0) {
        write(Object.fromEntries(Object.entries(drafts).filter(([name]) => !foreign.includes(name))));
      }
    },
  };
}

const isOf = (name: string, owner: string) => name.startsWith(`${owner}/`);

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function read(area: () => Storage): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(area().getItem(KEY) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Removes the drafts of the tab. The sign-in page calls this and uses no other functions for drafts. */
export function wipeTabDrafts(area: () => Storage): void {
  for (const key of [KEY, SESSION_KEY]) attempt(() => area().removeItem(key));
}

export const memoryDrafts = (): DraftStorage => createDraftStorage(noStorage);
