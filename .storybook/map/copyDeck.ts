import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type MessageKind, kindsOfMessages } from './messageKinds.ts';
import { lengthOf } from './messageShape.ts';
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
  readonly kind: MessageKind | 'document';
  /** The longest that it comes to on the screen, in characters, by language. */
  readonly length: Lengths;
  /** The most that there is space for. */
  readonly limit: Lengths;
}

interface Lengths {
  readonly en: number;
  readonly zh: number;
}

/** What no screen is found to name: the titles of pages, a page that crashed, an id that is put together. */
export const NOT_FOUND = 'not found on a screen';

/** What stands on a phone of 320 px: a button on one line, a title or a hint on a few. A sign takes two letters. */
const limits: Readonly<Record<CopyEntry['kind'], Lengths>> = {
  button: { en: 40, zh: 22 },
  column: { en: 40, zh: 20 },
  title: { en: 80, zh: 40 },
  label: { en: 85, zh: 40 },
  hint: { en: 150, zh: 60 },
  text: { en: 230, zh: 90 },
  document: { en: 430, zh: 260 },
};

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
  const kinds = kindsOfMessages();
  return Object.entries(english).map(([id, { area, text }]) => {
    const kind = area === 'docs' ? 'document' : (kinds.get(id) ?? 'text');
    const zh = chinese[id]?.text ?? '';
    const screens = used
      .filter(({ ids, beginnings }) => ids.has(id) || beginnings.some((start) => id.startsWith(start)))
      .map((screen) => screen.id);
    return {
      id,
      area,
      en: text,
      zh,
      screens: screens.length === 0 ? [NOT_FOUND] : screens.includes('frame') ? ['frame'] : screens,
      kind,
      length: { en: lengthOf(text), zh: lengthOf(zh) },
      limit: limits[kind],
    };
  });
}
