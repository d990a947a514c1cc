import type { createStore } from 'jotai';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import type { MessageId } from '#i18n/ids.ts';

type Values = Readonly<Record<string, string | number | RegExp>>;

interface Part {
  readonly type: number;
  readonly value?: unknown;
  readonly children?: readonly Part[];
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

let messageOf = (id: MessageId): readonly Part[] => {
  throw new Error(`${id} is read before a story runs`);
};

export function readMessagesOf(store: ReturnType<typeof createStore>): void {
  messageOf = (id) => store.get(catalogAtom).messages(store.get(languageAtom))[id];
}

class MessagePattern extends RegExp {
  readonly #read: () => string;

  constructor(read: () => string) {
    super('');
    this.#read = read;
  }

  override get source(): string {
    return this.#read();
  }

  override exec(text: string): RegExpExecArray | null {
    return new RegExp(this.source, 's').exec(text);
  }
}

export const message = (ids: MessageId | readonly MessageId[], values: Values = {}): RegExp =>
  new MessagePattern(() =>
    [ids]
      .flat()
      .map((id) => sourceOf(messageOf(id), values))
      .join('|'),
  );

export function exact(ids: MessageId | readonly MessageId[], values?: Values): RegExp {
  const part = message(ids, values);
  return new MessagePattern(() => `^(?:${part.source})$`);
}

const LITERAL = 0;

function sourceOf(parts: readonly Part[], values: Values, counted = '.*'): string {
  return parts
    .map(({ type, value, children, options }) => {
      // Queries compare only the element's own text nodes, so the text of a child element is optional.
      if (children) return `(?:${sourceOf(children, values, counted)})?`;
      if (type === LITERAL) return escaped(String(value));
      const given = sourceOfValue(values[String(value)]);
      if (!options) return value === undefined ? counted : given;
      return `(?:${Object.values(options)
        .map((option) => sourceOf(option.value, values, given))
        .join('|')})`;
    })
    .join('');
}

const sourceOfValue = (value: Values[string] | undefined): string =>
  value instanceof RegExp ? value.source : value === undefined ? '.*' : escaped(String(value));

export const escaped = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s*`);
