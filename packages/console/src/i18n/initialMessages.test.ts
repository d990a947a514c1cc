import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInitialMessage } from './initialMessages.ts';

const source = join(import.meta.dirname, '..');
const starts = [
  'app/startConsole.tsx',
  'app/DesktopFrame.tsx',
  'app/MobileFrame.tsx',
  'features/notifications/desktop/NotificationBell.tsx',
  'features/notifications/desktop/AnnouncementTicker.tsx',
  'features/notifications/mobile/MobileNotificationBell.tsx',
  'features/dashboard/desktop/DashboardScreen.tsx',
  'features/dashboard/mobile/MobileDashboardScreen.tsx',
  'features/payments/desktop/PaymentsListScreen.tsx',
  'features/payments/mobile/MobilePaymentsListScreen.tsx',
];

/** The files that load with `file`; dynamic imports load with the deferred messages. */
function closureOf(files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const pending = [...files];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (found.has(file)) continue;
    const code = readFileSync(file, 'utf8');
    found.set(file, code);
    for (const [, path = ''] of code.matchAll(
      /^(?:import (?!type\b)|\} )[^;']*from '([.#][^']+\.tsx?)';/gm,
    )) {
      const next = path.startsWith('#') ? join(source, path.slice(1)) : join(dirname(file), path);
      if (existsSync(next)) pending.push(next);
    }
  }
  return found;
}

const files = closureOf(starts.map((file) => join(source, file)));

/** Ids as they are written, and ids made from data by their beginning. */
const idsIn = (code: string) =>
  [...code.matchAll(/['`]((?:common|errors|shell|notifications|payments)\.[\w.]+)(?=['`]|\$\{)/g)].map(
    ([, id = '']) => id,
  );

describe('what is on screen before anything is opened', () => {
  it('is looked for in all of it', () => {
    expect(files.size).toBeGreaterThan(150);
  });

  it('has every word it names', () => {
    const missing = [...files].flatMap(([file, code]) =>
      idsIn(code)
        .filter((id) => !isInitialMessage(id))
        .map((id) => `${id} in ${file.slice(source.length)}`),
    );
    expect(missing).toEqual([]);
  });
});

it('the words of forms, drawers and dialogs come with them', () => {
  for (const id of ['errors.field.required', 'payments.detail.fee', 'common.crop.zoom']) {
    expect(isInitialMessage(id)).toBe(false);
  }
});
