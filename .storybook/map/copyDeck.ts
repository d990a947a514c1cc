import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages } from '../../packages/console/vite/messages.ts';
import { parseSync } from 'vite';

const source = join(import.meta.dirname, '../../packages/console/src');

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function nameOf(node: unknown): string {
  const text = isNode(node) ? (node['name'] ?? node['value']) : undefined;
  return typeof text === 'string' ? text : '';
}

const messageKinds = ['button', 'column', 'title', 'label', 'hint', 'text'] as const;
type MessageKind = (typeof messageKinds)[number];

const kindOfContext: readonly (readonly [context: RegExp, kind: MessageKind])[] = [
  [/^(Button|ButtonLink|submitLabel|confirmLabel|cancelLabel|pendingLabel|choose)$/, 'button'],
  [/^(Heading|PageHeader|title|heading)$/, 'title'],
  [/^(Tab|Tag|Badge|header|term)$/, 'column'],
  [/^(label|name)$/, 'label'],
  [/^(placeholder|description|hint)$/, 'hint'],
];

function kindsOfMessages(): ReadonlyMap<string, MessageKind> {
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
    // Only screen readers read the label of a picture, so its length isn't limited.
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

function contextOf(node: Node): string | undefined {
  if (node.type === 'JSXAttribute') return nameOf(node['name']);
  if (node.type === 'Property') return nameOf(node['key']);
  return elementOf(node) || undefined;
}

function idsIn(node: Node | undefined): readonly string[] {
  if (node?.type === 'Literal') return [nameOf(node)];
  if (node?.type !== 'ConditionalExpression') return [];
  return [node['consequent'], node['alternate']].flatMap((one) => (isNode(one) ? idsIn(one) : []));
}

export interface CopyEntry {
  readonly id: string;
  readonly area: string;
  readonly en: string;
  readonly zh: string;
  readonly screens: readonly string[];
  readonly kind: MessageKind | 'document';
}

const pagesOfFeatures = ((): ReadonlyMap<string, readonly string[]> => {
  const code = readFileSync(join(source, 'app/screens.ts'), 'utf8');
  const found = new Map<string, string[]>([
    ['auth', ['/login']],
    ['docs', ['/docs']],
  ]);
  for (const [, page = '', feature = ''] of code.matchAll(
    /'(\/[\w/-]*)': (?:\{\s+desktop:|onBoth\()[^#]+#features\/(\w+)\//g,
  ))
    found.set(feature, [...(found.get(feature) ?? []), page]);
  return found;
})();

function featuresOfIds(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('features/**/*.{ts,tsx}', { cwd: source })) {
    const feature = file.split(/[\\/]/)[1] ?? '';
    for (const [, id = ''] of readFileSync(join(source, file), 'utf8').matchAll(/'(\w+\.[\w.-]+)'/g))
      found.set(id, (found.get(id) ?? new Set()).add(feature));
  }
  return found;
}

const areaOf = (id: string): string => id.slice(0, id.indexOf('.'));

function screensOf(area: string, features: ReadonlySet<string> = new Set([area])): string[] {
  const isOfFrame = /^(shell|common|errors)$/.test(area);
  const found = [...(isOfFrame ? [] : features)].flatMap((name) => pagesOfFeatures.get(name) ?? []);
  return found.length > 0 ? found : ['frame'];
}

export function buildCopyDeck(): CopyEntry[] {
  const kinds = kindsOfMessages();
  const features = featuresOfIds();
  return Object.entries(readMessages()).map(([id, { 'en-US': en, 'zh-CN': zh }]) => {
    const area = areaOf(id);
    return {
      id,
      area,
      en,
      zh,
      screens: screensOf(area, features.get(id)),
      kind: area === 'docs' ? 'document' : (kinds.get(id) ?? 'text'),
    };
  });
}
