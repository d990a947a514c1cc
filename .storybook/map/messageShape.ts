import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';

/** The assumed number of characters of an argument, such as an amount, a date or a name. */
const ARGUMENT = 8;

/** Returns the maximum displayed length of a message in characters. */
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

/** Returns the reason why a text with other arguments, options, tags or plurals can't replace it. */
export function shapeError(before: string, after: string): string | undefined {
  let elements: readonly MessageFormatElement[];
  try {
    elements = parse(after);
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : 'not an ICU message'}`;
  }
  const original = parse(before);
  const expected = partsOf(original);
  const found = partsOf(elements);
  const lost = [...expected].filter((part) => !found.has(part));
  const added = [...found].filter((part) => !expected.has(part));
  const singular = pluralsOf(original).filter((name) => !pluralsOf(elements).includes(name));
  const errors = [
    ...(lost.length > 0 ? [`lacks ${lost.join(', ')}`] : []),
    ...(added.length > 0 ? [`has ${added.join(', ')}, which has no value`] : []),
    ...(singular.length > 0 ? [`has no plural for {${singular.join('}, {')}}`] : []),
  ];
  return errors.length > 0 ? errors.join('; ') : undefined;
}
