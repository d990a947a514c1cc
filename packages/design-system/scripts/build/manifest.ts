import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

import { entryFiles } from './entryFiles.ts';

interface ManifestProp {
  name: string;
  type: string;
  isRequired: boolean;
  default?: string;
  description?: string;
  /** The package that declares the prop. Undefined for this package. */
  from?: string;
}

interface ManifestExport {
  name: string;
  kind: 'value' | 'type';
  /** The docstring of the export without its tags: its purpose and alternatives. */
  description?: string;
  /** The props of a component, including those of React Aria but without attributes of the element. */
  props?: ManifestProp[];
  /** The properties of an object type that isn't the props of a component, such as a column or an item. */
  members?: ManifestProp[];
  /** The definition of another type. */
  type?: string;
  extends?: string[];
}

export interface ManifestEntry {
  /** The import path: `@settlement/design-system/Button`. */
  entry: string;
  /** True if the entry has no `'use client'`, so that React server components can render its exports. */
  isServerSafe: boolean;
  exports: ManifestExport[];
  /** Examples that `pnpm package` checks and renders. */
  examples: Array<{ name: string; code: string }>;
}

export function manifest(root: string, clientEntries: readonly string[]): ManifestEntry[] {
  const files = [...entryFiles(root)];
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    files.map(([, file]) => join(root, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const examples = examplesOf(join(root, '../../tests/package/examples'));
  return files.map(([name, file]) => {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    return {
      entry: `@settlement/design-system/${name}`,
      isServerSafe: !clientEntries.includes(name),
      exports: exported.map((symbol) => describe(checker, symbol, name === 'icons')),
      examples: examples.get(name) ?? [],
    };
  });
}

/** Describes an export under its public name, which may differ from the name in the source. */
function describe(checker: ts.TypeChecker, alias: ts.Symbol, isNameOnly: boolean): ManifestExport {
  const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
  const kind = symbol.flags & ts.SymbolFlags.Value ? 'value' : 'type';
  if (isNameOnly) return { name: alias.name, kind };
  const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const base = {
    name: alias.name,
    kind,
    ...(description !== '' && { description: oneLine(description) }),
  } as const;
  const declaration = symbol.declarations?.[0];
  if (kind === 'value' || !declaration) return base;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (alias.name.endsWith('Props')) {
    const heritage = ts.isInterfaceDeclaration(declaration)
      ? (declaration.heritageClauses ?? []).flatMap((clause) => clause.types)
      : [];
    const bases = heritage.map((one) => oneLine(one.getText()));
    return { ...base, props: propsOf(checker, type, declaration), extends: bases };
  }
  const members = propsOf(checker, type, declaration);
  if (ts.isInterfaceDeclaration(declaration)) return { ...base, members };
  return {
    ...base,
    type:
      writtenLiterals(checker, declaration) ??
      textOf(checker, type, declaration, ts.TypeFormatFlags.InTypeAlias),
  };
}

/** Returns a union of literals in the order of its declaration, which the compiler doesn't keep. */
function writtenLiterals(checker: ts.TypeChecker, member: ts.Declaration): string | undefined {
  const node = ts.isPropertySignature(member) || ts.isTypeAliasDeclaration(member) ? member.type : undefined;
  if (!node) return undefined;
  if (ts.isTypeReferenceNode(node)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const aliased = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = aliased?.declarations?.find(ts.isTypeAliasDeclaration);
    return declaration && writtenLiterals(checker, declaration);
  }
  const isOfLiterals = ts.isUnionTypeNode(node) && node.types.every(ts.isLiteralTypeNode);
  return isOfLiterals
    ? oneLine(node.getText().replaceAll(/\/\*[^]*?\*\//g, '')).replace(/^\| /, '')
    : undefined;
}

/**
 * Returns the text of a type without `undefined`. If the type is an alias for literals, the text lists the
 * literals.
 */
function textOf(
  checker: ts.TypeChecker,
  type: ts.Type,
  node: ts.Node,
  flags = ts.TypeFormatFlags.None,
): string {
  const isOfLiterals =
    type.isUnion() &&
    type.types.every(({ flags: one }) => one & (ts.TypeFlags.Literal | ts.TypeFlags.Undefined));
  const aliases = isOfLiterals ? ts.TypeFormatFlags.InTypeAlias : ts.TypeFormatFlags.None;
  const quotes = ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  const format: ts.TypeFormatFlags = flags | aliases | quotes | ts.TypeFormatFlags.NoTruncation;
  const text = checker.typeToString(type, node, format);
  return oneLine(text)
    .replace(/ \| undefined$/, '')
    .replaceAll(/import\("[^"]*"\)\./g, '');
}

/** Returns the package of a declaration. Returns undefined for this package. */
function packageOf(node: ts.Node): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(node.getSourceFile().fileName)?.[1];
}

/** The packages that declare the attributes of elements, such as `onAuxClick`. */
const elements = new Set(['@types/react', 'typescript', 'csstype']);

/** Checks if a prop is an attribute of the element, or a styling prop of React Aria such as `className`. */
function isAttribute(symbol: ts.Symbol, member: ts.Declaration): boolean {
  const owner = member.parent;
  const interfaceName = ts.isInterfaceDeclaration(owner) ? owner.name.text : '';
  return (
    elements.has(packageOf(member) ?? '') ||
    /^(?:Global|Group|TextInput)?DOM(?:Attributes|Events)$/.test(interfaceName) ||
    (packageOf(member) !== undefined && /^(?:className|style|render|UNSAFE_.*)$/.test(symbol.name))
  );
}

function propsOf(checker: ts.TypeChecker, type: ts.Type, node: ts.Node): ManifestProp[] {
  return checker.getPropertiesOfType(type).flatMap((symbol) => {
    const member = symbol.declarations?.[0];
    if (!member || isAttribute(symbol, member)) return [];
    const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const tag = symbol.getJsDocTags(checker).find((one) => one.name === 'default');
    const value = ts.displayPartsToString(tag?.text);
    const from = packageOf(member);
    const prop = {
      name: symbol.name,
      type:
        writtenLiterals(checker, member) ??
        textOf(checker, checker.getTypeOfSymbolAtLocation(symbol, node), node),
      isRequired: !(symbol.flags & ts.SymbolFlags.Optional),
      ...(value !== '' && { default: value }),
      ...(description !== '' && { description: oneLine(description) }),
      ...(from !== undefined && { from }),
    };
    return [prop];
  });
}

/**
 * Returns the example of each entry, with the imports and constants that it needs. The patterns rely on the
 * formatting of the files.
 */
function examplesOf(folder: string): Map<string, ManifestEntry['examples']> {
  const found = new Map<string, ManifestEntry['examples']>();
  for (const file of readdirSync(folder).filter((one) => one !== 'index.tsx')) {
    const [head = '', body = ''] = readFileSync(join(folder, file), 'utf8').split(/^export const .*$/m);
    const lines = head.split('\n');
    for (const [, name = '', block, line = ''] of body.matchAll(
      /^ {2}(\w+): (?:\(\n([^]*?)\n {2}\)|(.*)),$/gm,
    )) {
      const code = block === undefined ? line : block.replaceAll(/^ {4}/gm, '');
      const constants = lines.filter((one) => isNeeded(/^const (\w+)/.exec(one)?.[1], code));
      const used = [...constants, code].join('\n');
      const imports = lines.flatMap((one) => importOf(one, used));
      const parts = [imports, constants, [code]].filter((part) => part.length > 0);
      found.set(name, [{ name: 'Default', code: parts.map((part) => part.join('\n')).join('\n\n') }]);
    }
  }
  return found;
}

const isNeeded = (name: string | undefined, code: string): boolean =>
  name !== undefined && new RegExp(`\\b${name}\\b`).test(code);

/** Returns an import with only the names that the code uses. */
function importOf(line: string, code: string): string[] {
  const [, start = '', names = '', end = ''] = /^(import.*\{ )(.*)( \} from '(?!react').*)$/.exec(line) ?? [];
  const needed = names.split(', ').filter((name) => isNeeded(name, code));
  return names !== '' && needed.length > 0 ? [`${start}${needed.join(', ')}${end}`] : [];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

export function llmsText(root: string, entries: readonly ManifestEntry[]): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const summary = readme.split('\n\n')[1] ?? '';
  const sections = readme.split(/^(?=## )/m);
  const needed = ['Install and use', 'Set props', 'Build forms', 'Load options while the user types'].map(
    (title) => sections.find((section) => section.startsWith(`## ${title}\n`))?.trim() ?? '',
  );
  const lines = entries.flatMap(({ entry, exports, examples }) => {
    if (entry.endsWith('/icons')) {
      const names = exports.filter(({ kind }) => kind === 'value').map(({ name }) => name);
      return [`- \`import { … } from '${entry}'\`: ${names.join(', ')}.`];
    }
    const values = exports
      .filter(({ kind }) => kind === 'value')
      .map(({ name, description }) => {
        const props = exports.find((one) => one.name === `${name}Props`)?.props ?? [];
        const own = props.filter(({ from }) => from === undefined).map(propText);
        const inherited = props.filter(({ from }) => from !== undefined).map((prop) => prop.name);
        const detail = own.length === 0 ? '' : ` Props: ${own.join('; ')}.`;
        const rest = inherited.length === 0 ? '' : ` From React Aria: ${inherited.join(', ')}.`;
        return `- \`import { ${name} } from '${entry}'\`: ${oneLine(description ?? 'See its types.')}${detail}${rest}`;
      });
    const types = exports
      .filter(({ members, type }) => (members ?? type) !== undefined)
      .map(
        ({ name, members = [], type }) =>
          `  - \`${name}\`: ${type ?? `{ ${members.map(propText).join('; ')} }`}`,
      );
    const [example] = examples;
    const code = example ? [`\n${indented('```tsx\n' + example.code + '\n```')}\n`] : [];
    return [...values, ...types, ...code];
  });
  return [
    '# @settlement/design-system',
    `> ${oneLine(summary)}`,
    'All props with their docs: components.json. Exact types: api.txt. Tokens: TOKENS.md, tokens.json.',
    ...needed,
    '## Entries',
    `${lines.join('\n')}\n`,
  ].join('\n\n');
}

function propText({ name, isRequired, type }: ManifestProp): string {
  return `${name}${isRequired ? '' : '?'}: ${type}`;
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
