import { type Node, isNode } from './sourceModule.ts';

const isSentence = (text: string): boolean => /\p{L} \p{L}|\p{Script=Han}/u.test(text);

/** A pattern as the texts that it finds: `/not enough|余额不足/i`. */
const textOf = ({ value, regex }: Node): string => {
  if (typeof value === 'string') return value;
  const pattern = typeof regex === 'object' && regex !== null && 'pattern' in regex ? regex.pattern : '';
  return String(pattern).replaceAll(/\\.|[^\p{L}\p{N}’',. ]/gu, ' ');
};

/** What a story reads and presses on the screen, in the languages that it looks for: sentences in its source. */
export function spokenWords(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(spokenWords);
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return [textOf(node)].filter(isSentence);
  return Object.values(node).flatMap(spokenWords);
}
