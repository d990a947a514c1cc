import { type Node, isNode, nameOf, nodesOf, readModule } from './sourceModule.ts';

/** Names that a function has bound. */
type Scope = ReadonlyMap<string, unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A function of the source, with the file whose names it sees. */
class Callable {
  readonly file: string;
  readonly node: Node;
  readonly scope: Scope;
  constructor(file: string, node: Node, scope: Scope) {
    this.file = file;
    this.node = node;
    this.scope = scope;
  }
}

/** `import * as Desktop`. */
class Namespace {
  readonly file: string;
  constructor(file: string) {
    this.file = file;
  }
}

/** In place of what only runs: a play function, an element, the answer of a library. */
export const opaque = Symbol('opaque');

/** The value of a top-level name, as far as it is data. */
export function valueOf(file: string, name: string): unknown {
  const module = readModule(file);
  const imported = module.imports.get(name);
  if (imported) {
    return imported.name === '*' ? new Namespace(imported.file) : exportOf(imported.file, imported.name);
  }
  const node = module.declarations.get(name);
  if (!node) return opaque;
  return evaluate(file, node.type === 'VariableDeclarator' ? node['init'] : node, new Map());
}

function exportOf(file: string, name: string): unknown {
  const exported = readModule(file).exports.get(name);
  if (typeof exported === 'string') return valueOf(file, exported);
  return exported ? valueOf(exported.file, exported.name) : opaque;
}

function evaluate(file: string, node: unknown, scope: Scope): unknown {
  if (!isNode(node)) return undefined;
  switch (node.type) {
    case 'Literal':
      return node['value'];
    case 'TemplateLiteral':
      return evaluateTemplate(file, node, scope);
    case 'Identifier':
      if (nameOf(node) === 'undefined') return undefined;
      return scope.has(nameOf(node)) ? scope.get(nameOf(node)) : valueOf(file, nameOf(node));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return evaluate(file, node['expression'], scope);
    case 'ArrayExpression':
      return nodesOf(node['elements']).flatMap((one) => spreadable(file, one, scope));
    case 'ObjectExpression':
      return evaluateObject(file, node, scope);
    case 'MemberExpression': {
      const object = evaluate(file, node['object'], scope);
      const key =
        node['computed'] === true ? evaluate(file, node['property'], scope) : nameOf(node['property']);
      if (Array.isArray(object) && key === 'length') return object.length;
      if (object instanceof Namespace) return exportOf(object.file, String(key));
      if (object === undefined && node['optional'] === true) return undefined;
      return isRecord(object) ? object[String(key)] : opaque;
    }
    case 'ConditionalExpression': {
      const test = evaluate(file, node['test'], scope);
      return test === opaque ? opaque : evaluate(file, node[test ? 'consequent' : 'alternate'], scope);
    }
    case 'BinaryExpression':
      return evaluateBinary(file, node, scope);
    case 'LogicalExpression': {
      const left = evaluate(file, node['left'], scope);
      if (left === opaque) return opaque;
      const isLeft = node['operator'] === '&&' ? !left : node['operator'] === '??' ? left != null : !!left;
      return isLeft ? left : evaluate(file, node['right'], scope);
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return new Callable(file, node, scope);
    case 'CallExpression':
      return evaluateCall(file, node, scope);
    default:
      return opaque;
  }
}

function evaluateTemplate(file: string, node: Node, scope: Scope): unknown {
  const values = nodesOf(node['expressions']).map((one) => evaluate(file, one, scope));
  if (values.includes(opaque)) return opaque;
  const texts = nodesOf(node['quasis']).map(({ value }) => (isRecord(value) ? String(value['cooked']) : ''));
  return texts.map((text, index) => text + (index < values.length ? String(values[index]) : '')).join('');
}

function evaluateBinary(file: string, node: Node, scope: Scope): unknown {
  const left = evaluate(file, node['left'], scope);
  const right = evaluate(file, node['right'], scope);
  if (left === opaque || right === opaque) return opaque;
  if (node['operator'] === '===') return left === right;
  if (node['operator'] === '!==') return left !== right;
  if (node['operator'] === '>') return Number(left) > Number(right);
  return node['operator'] === '+' ? `${String(left)}${String(right)}` : opaque;
}

function spreadable(file: string, node: Node, scope: Scope): readonly unknown[] {
  if (node.type !== 'SpreadElement') return [evaluate(file, node, scope)];
  const values = evaluate(file, node['argument'], scope);
  return Array.isArray(values) ? values : [opaque];
}

function evaluateObject(file: string, node: Node, scope: Scope): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const property of nodesOf(node['properties'])) {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(file, property['argument'], scope);
      if (isRecord(spread)) Object.assign(found, spread);
      else if (spread === opaque) found['...'] = opaque;
      continue;
    }
    const key =
      property['computed'] === true
        ? String(evaluate(file, property['key'], scope))
        : nameOf(property['key']);
    found[key] = evaluate(file, property['value'], scope);
  }
  return found;
}

function evaluateCall(file: string, node: Node, scope: Scope): unknown {
  const callee = evaluate(file, node['callee'], scope);
  if (!(callee instanceof Callable)) return opaque;
  const values = nodesOf(node['arguments']).flatMap((one) => spreadable(file, one, scope));
  const bound = new Map(callee.scope);
  nodesOf(callee.node['params']).forEach((parameter, index) => {
    if (parameter.type === 'RestElement') bound.set(nameOf(parameter['argument']), values.slice(index));
    else if (parameter.type === 'AssignmentPattern') {
      const given = values[index];
      const fallback = given === undefined ? evaluate(callee.file, parameter['right'], bound) : given;
      bound.set(nameOf(parameter['left']), fallback);
    } else bound.set(nameOf(parameter), values[index]);
  });
  const body = callee.node['body'];
  if (!isNode(body)) return opaque;
  if (body.type !== 'BlockStatement') return evaluate(callee.file, body, bound);
  const last = nodesOf(body['body']).find(({ type }) => type === 'ReturnStatement');
  return last && nodesOf(body['body']).length === 1 ? evaluate(callee.file, last['argument'], bound) : opaque;
}
