import { createFormatters } from '@formatjs/intl';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { projectFiles, read } from './source.ts';

interface Message {
  readonly id: string;
  readonly elements: readonly MessageFormatElement[];
}

/** The files of the mock API. All other files are of the console, or of the contract that it shares. */
export const isOfMock = (file: string) => file.startsWith('packages/api-mocks/src/core/');

export const messageFiles = (language: 'en-US' | 'zh-CN'): readonly string[] =>
  projectFiles().filter((file) => file.endsWith(`/messages/${language}.json`));

const { getMessageFormat } = createFormatters();

export function messagesIn(file: string): readonly Message[] {
  const texts: Readonly<Record<string, string>> = JSON.parse(read(file));
  const language = file.includes('zh-CN') ? 'zh-CN' : 'en-US';
  return Object.entries(texts).map(([id, text]) => ({
    id,
    elements: getMessageFormat(text, language).getAst(),
  }));
}

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
