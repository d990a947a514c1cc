import {
  type Node,
  type Target,
  isNode,
  nameOf,
  nodesOf,
  readModule,
  resolveImport,
} from './sourceModule.ts';

/** What a declaration refers to. */
export interface References {
  readonly targets: readonly Target[];
  /** Error codes that it names: `DAY_LIMIT_EXCEEDED`. */
  readonly codes: readonly string[];
  /** Ids of messages: `shell.nav.assets`; of `errors.${code}`, its beginning with a star. */
  readonly messages: readonly string[];
}

/** What only marks the answer of an endpoint as old, or names it. */
const notACall = new Set(['invalidate', 'endpointKey']);

const MESSAGE = /^[a-z]\w*(\.[\w ]+)+$/;

/** The declarations behind an export: of `*`, all of the file's. */
export function declarationsAt({ file, name }: Target): Target[] {
  const { exports, declarations, imports } = readModule(file);
  if (name === '*') return [...exports.keys()].flatMap((each) => declarationsAt({ file, name: each }));
  const found = exports.get(name) ?? name;
  if (typeof found !== 'string') return declarationsAt(found);
  const imported = imports.get(found);
  if (imported) return declarationsAt(imported);
  return declarations.has(found) ? [{ file, name: found }] : [];
}

/** Everything of the project that a declaration names: types, properties and other packages are none of it. */
export function referencesOf({ file, name }: Target): References {
  const targets = new Map<string, Target>();
  const codes = new Set<string>();
  const messages = new Set<string>();
  const { imports, declarations } = readModule(file);

  const addName = (local: string): void => {
    if (imports.has(local) || declarations.has(local)) {
      for (const target of declarationsAt(imports.get(local) ?? { file, name: local })) add(target);
    }
  };
  const add = (target: Target): void => void targets.set(`${target.file}#${target.name}`, target);
  const addImport = (node: Node, exported: string): void => {
    const imported = resolveImport(file, nameOf(node['source']));
    if (imported !== undefined) declarationsAt({ file: imported, name: exported }).forEach(add);
  };

  const visit = (node: Node): void => {
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier':
        addName(nameOf(node));
        return;
      case 'ImportExpression':
        addImport(node, '*');
        return;
      case 'MemberExpression':
        visitMember(node);
        return;
      case 'Property':
        if (node['computed'] === true && isNode(node['key'])) visit(node['key']);
        if (isNode(node['value'])) visit(node['value']);
        return;
      case 'Literal':
        if (MESSAGE.test(nameOf(node))) messages.add(nameOf(node));
        return;
      case 'TemplateLiteral':
        addTemplate(node);
        break;
      case 'CallExpression':
        if (notACall.has(nameOf(node['callee']))) return;
        break;
      default:
    }
    for (const value of Object.values(node)) {
      if (isNode(value)) visit(value);
      else for (const each of nodesOf(value)) visit(each);
    }
  };

  const addTemplate = (node: Node): void => {
    const value: unknown = nodesOf(node['quasis'])[0]?.['value'];
    const start =
      typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
    if (/^[a-z]\w*\./.test(start)) messages.add(`${start}*`);
  };

  /** `(await import('./X.tsx')).X` is X alone. */
  const visitMember = ({ object, property, computed }: Node): void => {
    if (!isNode(object)) return;
    if (nameOf(object) === 'errorCode') codes.add(nameOf(property));
    const awaited = object.type === 'ParenthesizedExpression' ? object['expression'] : object;
    const source = isNode(awaited) && awaited.type === 'AwaitExpression' ? awaited['argument'] : undefined;
    if (isNode(source) && source.type === 'ImportExpression') addImport(source, nameOf(property));
    else visit(object);
    if (computed === true && isNode(property)) visit(property);
  };

  const node = declarations.get(name);
  if (node) visit(node);
  targets.delete(`${file}#${name}`);
  return { targets: [...targets.values()], codes: [...codes], messages: [...messages] };
}
