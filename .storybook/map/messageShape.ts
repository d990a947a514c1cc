import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';

/** Characters that an argument takes: an amount with its token, a date, a name. */
const ARGUMENT = 8;

/** The longest that a message can come to on the screen, in characters. */
export function lengthOf(text: string): number {
  return longest(parse(text));
}

function longest(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => sum + longestOf(element), 0);
}

function longestOf(element: MessageFormatElement): number {
  if (element.type === TYPE.literal) return element.value.length;
  if (element.type === TYPE.tag) return longest(element.children);
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Math.max(...Object.values(element.options).map(({ value }) => longest(value)));
  return element.type === TYPE.pound ? 3 : ARGUMENT;
}

/** What a message is filled with: `{count} (plural)`, `<link>`; its text aside. */
function partsOf(elements: readonly MessageFormatElement[]): Set<string> {
  const parts = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      parts.add(`<${element.value}>`);
      for (const part of partsOf(element.children)) parts.add(part);
      continue;
    }
    parts.add(`{${element.value}}`);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    if (element.type === TYPE.select)
      for (const option of Object.keys(element.options)) parts.add(`${element.value} = ${option}`);
    for (const { value } of Object.values(element.options))
      for (const part of partsOf(value)) parts.add(part);
  }
  return parts;
}

const pluralsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsOf(element.children);
    if (element.type === TYPE.plural) return [element.value];
    return element.type === TYPE.select
      ? Object.values(element.options).flatMap(({ value }) => pluralsOf(value))
      : [];
  });

/**
 * Why a text cannot replace another in the same language; undefined where it can. It keeps every argument,
 * option and tag, and in English every plural.
 */
export function shapeError(before: string, after: string): string | undefined {
  let elements: readonly MessageFormatElement[];
  try {
    elements = parse(after);
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : 'no ICU message'}`;
  }
  const original = parse(before);
  const expected = partsOf(original);
  const found = partsOf(elements);
  const lost = [...expected].filter((part) => !found.has(part));
  const added = [...found].filter((part) => !expected.has(part));
  const singular = pluralsOf(original).filter((name) => !pluralsOf(elements).includes(name));
  const errors = [
    ...(lost.length > 0 ? [`lacks ${lost.join(', ')}`] : []),
    ...(added.length > 0 ? [`has ${added.join(', ')}, which nothing fills`] : []),
    ...(singular.length > 0 ? [`has no plural of {${singular.join('}, {')}}`] : []),
  ];
  return errors.length > 0 ? errors.join('; ') : undefined;
}
