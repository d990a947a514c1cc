import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { type Node, isNode, nameOf, nodesOf } from './sourceModule.ts';

const source = join(import.meta.dirname, '../../packages/console/src');

/** What a message is on the screen, by where it is used. */
const messageKinds = ['button', 'column', 'title', 'label', 'hint', 'text'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** By a prop, or by the element around it. The narrowest use of a message decides. */
const kindOfContext: readonly (readonly [context: RegExp, kind: MessageKind])[] = [
  [/^(Button|ButtonLink|submitLabel|confirmLabel|cancelLabel|pendingLabel|buttonLabel)$/, 'button'],
  [/^(Heading|PageHeader|title|heading)$/, 'title'],
  [/^(Tab|Tag|Badge|header|term)$/, 'column'],
  [/^(label|name)$/, 'label'],
  [/^(placeholder|description|hint)$/, 'hint'],
];

/** By id: the kind of each message that the console names in full; `text` where nothing says more. */
export function kindsOfMessages(): ReadonlyMap<string, MessageKind> {
  const kinds = new Map<string, MessageKind>();
  const note = (id: string, context: string): void => {
    const kind = kindOfContext.find(([name]) => name.test(context))?.[1] ?? 'text';
    const before = kinds.get(id) ?? 'text';
    if (messageKinds.indexOf(kind) <= messageKinds.indexOf(before)) kinds.set(id, kind);
  };
  const visit = (node: Node, context: string): void => {
    if (node.type === 'CallExpression' && nameOf(node['callee']) === 'text') {
      for (const id of idsIn(nodesOf(node['arguments'])[0])) note(id, context);
    }
    // A picture's label is for screen readers.
    const here = isPicture(node) ? 'text' : context === 'text' ? context : (contextOf(node) ?? context);
    for (const value of Object.values(node)) {
      for (const each of isNode(value) ? [value] : nodesOf(value)) visit(each, here);
    }
  };
  for (const file of globSync('**/*.tsx', { cwd: source, exclude: ['**/*.{test,stories}.tsx'] })) {
    for (const each of nodesOf(parseSync(file, readFileSync(join(source, file), 'utf8')).program.body)) {
      visit(each, '');
    }
  }
  return kinds;
}

const isPicture = (node: Node) => /^(Sparkline|.*Chart|Donut)$/.test(elementOf(node));

function elementOf(node: Node): string {
  const opening = node.type === 'JSXElement' ? node['openingElement'] : undefined;
  return isNode(opening) ? nameOf(opening['name']) : '';
}

/** A prop, a property of an object, or an element names what stands in it. */
function contextOf(node: Node): string | undefined {
  if (node.type === 'JSXAttribute') return nameOf(node['name']);
  if (node.type === 'Property') return nameOf(node['key']);
  return elementOf(node) || undefined;
}

/** `text('a.b')`, `text(isOn ? 'a.b' : 'a.c')`. */
function idsIn(node: Node | undefined): readonly string[] {
  if (node?.type === 'Literal') return [nameOf(node)];
  if (node?.type !== 'ConditionalExpression') return [];
  return [node['consequent'], node['alternate']].flatMap((one) => (isNode(one) ? idsIn(one) : []));
}
