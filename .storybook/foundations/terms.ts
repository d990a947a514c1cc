import source from './terms.md?raw';

interface RetiredForm {
  readonly name: string;
  readonly language: 'en' | 'zh';
  readonly prefix: string | undefined;
  readonly pattern: RegExp;
}

export interface Term {
  readonly group: string;
  readonly english: string;
  readonly chinese: string;
  readonly meaning: string;
  readonly never: readonly RetiredForm[];
}

function retiredForm(name: string): RetiredForm {
  const [, form = '', prefix] = /^(.*?)(?:@([\w.]+))?$/.exec(name) ?? [];
  const language = /\p{Script=Han}/u.test(form) ? 'zh' : 'en';
  const inSlashes = /^\/(.*)\/$/.exec(form)?.[1];
  const word = form.replaceAll(/[()+.]/g, String.raw`\$&`);
  const whole = language === 'zh' ? word : String.raw`(?<![\w-])${word}(?![\w-])`;
  return { name, language, prefix, pattern: new RegExp(inSlashes ?? whole, 'i') };
}

const COLUMN = /(?<!\\)\|/;

function readTerms(): Term[] {
  let group = '';
  return source.split('\n').flatMap((line): Term[] => {
    if (line.startsWith('## ')) group = line.slice(3);
    if (!line.startsWith('| ') || /^\| (English|---)/.test(line)) return [];
    const cells = line.split(COLUMN).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
    const [, english = '', chinese = '', meaning = '', never = ''] = cells;
    const forms = [...never.matchAll(/`([^`]+)`/g)].map(([, name = '']) => retiredForm(name));
    return [{ group, english, chinese, meaning, never: forms }];
  });
}

export const terms: readonly Term[] = readTerms();

const CONTRIBUTORS = 'Words for contributors';

export function retiredIn(id: string, text: string, language: 'en' | 'zh'): string[] {
  return terms
    .filter(({ group }) => group !== CONTRIBUTORS)
    .flatMap(({ english, chinese, never }) =>
      never
        .filter((form) => form.language === language && form.pattern.test(text))
        .filter(({ prefix = '' }) => id.startsWith(prefix))
        .map(({ name }) => `uses “${name}” for “${language === 'en' ? english : chinese}”`),
    );
}
