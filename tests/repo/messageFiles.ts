import { createFormatters } from '@formatjs/intl';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { projectFiles, read } from './source.ts';

type Language = 'en-US' | 'zh-CN';

interface Message {
  readonly id: string;
  readonly elements: readonly MessageFormatElement[];
}

/** The files of the mock API. All other files are of the console, or of the contract that it shares. */
export const isOfMock = (file: string) => file.startsWith('packages/api-mocks/src/core/');

export const messageFiles: readonly string[] = projectFiles().filter((file) =>
  file.endsWith('/messages.json'),
);

/** Returns the texts by message ID. The test of messages finds missing texts. */
export const textsIn = (file: string): Readonly<Record<string, Partial<Record<Language, string>>>> =>
  JSON.parse(read(file));

const { getMessageFormat } = createFormatters();

export const messagesIn = (file: string, language: Language): readonly Message[] =>
  Object.entries(textsIn(file)).map(([id, { [language]: text = '' }]) => ({
    id,
    elements: getMessageFormat(text, language).getAst(),
  }));

export function argumentsOf(elements: readonly MessageFormatElement[]): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(element.value);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) {
        for (const name of argumentsOf(option.value)) names.add(name);
      }
    }
    if (element.type === TYPE.tag) for (const name of argumentsOf(element.children)) names.add(name);
  }
  return names;
}
