import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allScreens, devices } from './screens.ts';

const folder = join(import.meta.dirname, '../../packages/console/src/i18n/messages');

/** A message in both languages, and where it is shown. */
export interface CopyEntry {
  readonly id: string;
  /** The file that it is in: `withdrawals`. */
  readonly area: string;
  readonly en: string;
  readonly zh: string;
  /** Screens that name it, such as `/property/withdraw`; what is in the frame of all is in `frame` alone. */
  readonly screens: readonly string[];
  /** The most characters that there is space for, in English. */
  readonly limit: number;
}

/** By a part of an id: what stands on one line at 320 px, in characters of English. */
const limits: readonly (readonly [part: RegExp, most: number])[] = [
  [/\.(nav|tab|column|legend)\./, 32],
  [/^(?!docs\.).*\.(confirm|retry|copy|add|cancel)$/, 40],
  [/\.title$/, 130],
];
const LONGEST = 430;

const limitOf = (id: string): number => limits.find(([part]) => part.test(id))?.[1] ?? LONGEST;

const readMessages = (language: string): Record<string, { area: string; text: string }> =>
  Object.fromEntries(
    globSync('*.json', { cwd: join(folder, language) })
      .sort()
      .flatMap((file) => {
        const messages: Record<string, string> = JSON.parse(
          readFileSync(join(folder, language, file), 'utf8'),
        );
        return Object.entries(messages).map(([id, text]) => [id, { area: basename(file, '.json'), text }]);
      }),
  );

/** Every message of the console. */
export function buildCopyDeck(): CopyEntry[] {
  const english = readMessages('en-US');
  const chinese = readMessages('zh-CN');
  const used = allScreens().map(({ id, reach }) => {
    const names = devices.flatMap((device) => [...reach[device].messages]);
    return {
      id,
      ids: new Set(names),
      beginnings: names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1)),
    };
  });
  return Object.entries(english).map(([id, { area, text }]) => {
    const screens = used
      .filter(({ ids, beginnings }) => ids.has(id) || beginnings.some((start) => id.startsWith(start)))
      .map((screen) => screen.id);
    return {
      id,
      area,
      en: text,
      zh: chinese[id]?.text ?? '',
      // What no screen names stands around them: titles of pages, and a page that crashed.
      screens: screens.length === 0 || screens.includes('frame') ? ['frame'] : screens,
      limit: limitOf(id),
    };
  });
}
