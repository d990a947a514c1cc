import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { importedFile } from '#scripts/lib/importedFile.ts';

const root = join(import.meta.dirname, '../..');

/** A node of a syntax tree. */
export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/** The name of an identifier, or the text of a literal. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { name, value } = node;
  if (typeof name === 'string') return name;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** An export of a file. `*` is all of them. */
export interface Target {
  /** From the project's root. */
  readonly file: string;
  readonly name: string;
}

export interface SourceModule {
  readonly file: string;
  /** By local name: the node that declares it. */
  readonly declarations: ReadonlyMap<string, Node>;
  /** By local name: what is imported. */
  readonly imports: ReadonlyMap<string, Target>;
  /** By exported name: the local name, or what is passed on from another file. */
  readonly exports: ReadonlyMap<string, string | Target>;
}

/** The console sees the bank's contract alone. */
export function resolveImport(file: string, specifier: string): string | undefined {
  const own = importedFile(file, specifier);
  if (own !== undefined) return own;
  const contract = /^@settlement\/api-mocks\/(contract|rules)\/(.+)$/.exec(specifier);
  return contract ? `packages/api-mocks/src/${contract[1]}/${contract[2]}.ts` : undefined;
}

const known = new Map<string, SourceModule>();

/** The imports, declarations and exports of a file of TypeScript; of any other file, none. */
export function readModule(file: string): SourceModule {
  const before = known.get(file);
  if (before) return before;
  const module = /\.tsx?$/.test(file) && existsSync(join(root, file)) ? parseModule(file) : emptyModule(file);
  known.set(file, module);
  return module;
}

const emptyModule = (file: string): SourceModule => ({
  file,
  declarations: new Map(),
  imports: new Map(),
  exports: new Map(),
});

function parseModule(file: string): SourceModule {
  const { program } = parseSync(join(root, file), readFileSync(join(root, file), 'utf8'));
  const declarations = new Map<string, Node>();
  const imports = new Map<string, Target>();
  const exports = new Map<string, string | Target>();

  const declare = (node: Node): string[] => {
    if (node.type !== 'VariableDeclaration') {
      const name = nameOf(node['id']);
      if (name !== '') declarations.set(name, node);
      return [name];
    }
    return nodesOf(node['declarations']).flatMap((one) => {
      const names = boundNames(one['id']);
      for (const name of names) declarations.set(name, one);
      return names;
    });
  };

  for (const statement of nodesOf(program.body)) {
    const target = isNode(statement['source']) ? resolveImport(file, nameOf(statement['source'])) : undefined;
    if (statement.type === 'ImportDeclaration') {
      if (statement['importKind'] === 'type' || target === undefined) continue;
      for (const specifier of nodesOf(statement['specifiers'])) {
        if (specifier['importKind'] === 'type') continue;
        const name =
          specifier.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(specifier['imported']) || 'default';
        imports.set(nameOf(specifier['local']), { file: target, name });
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (isNode(statement['declaration'])) {
        for (const name of declare(statement['declaration'])) exports.set(name, name);
      }
      for (const specifier of nodesOf(statement['specifiers'])) {
        const local = nameOf(specifier['local']);
        exports.set(
          nameOf(specifier['exported']),
          target === undefined ? local : { file: target, name: local },
        );
      }
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const node = statement['declaration'];
      if (isNode(node) && node.type === 'Identifier') exports.set('default', nameOf(node));
    } else {
      declare(statement);
    }
  }
  return { file, declarations, imports, exports };
}

/** The names that a pattern binds: `a`, `{ a, b: c }`, `[a, b]`. */
function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'ObjectPattern') {
    return nodesOf(pattern['properties']).flatMap((one) => boundNames(one['value'] ?? one['argument']));
  }
  if (pattern.type === 'ArrayPattern') return nodesOf(pattern['elements']).flatMap(boundNames);
  return pattern.type === 'AssignmentPattern' ? boundNames(pattern['left']) : [];
}
