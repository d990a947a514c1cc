import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

interface ManifestProp {
  name: string;
  type: string;
  isRequired: boolean;
  default?: string;
  description?: string;
}

interface ManifestExport {
  name: string;
  kind: 'value' | 'type';
  /** The first paragraph of the component's docstring: its purpose and alternatives. */
  description?: string;
  /** The props that this package declares. `extends` lists the inherited props of React Aria. */
  props?: ManifestProp[];
  extends?: string[];
}

export interface ManifestEntry {
  /** The import path: `@settlement/design-system/Button`. */
  entry: string;
  /** True if React server components can render it. */
  isServerSafe: boolean;
  exports: ManifestExport[];
  examples: Array<{ name: string; code: string }>;
}

export function manifest(root: string, clientEntries: readonly string[]): ManifestEntry[] {
  const folder = join(root, 'src/entries');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.css.ts'));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    options,
  );
  const checker = program.getTypeChecker();
  return files.map((file) => {
    const name = basename(file, '.ts');
    const source = program.getSourceFile(join(folder, file));
    const module = source && checker.getSymbolAtLocation(source);
    const symbols = (module ? checker.getExportsOfModule(module) : []).map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    );
    const all = name === 'icons' ? [] : symbols;
    return {
      entry: `@settlement/design-system/${name}`,
      isServerSafe: !clientEntries.includes(name),
      exports: all.map((symbol) => describe(checker, symbol)),
      examples: examplesOf(root, name, symbols),
    };
  });
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol): ManifestExport {
  const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const kind = symbol.flags & ts.SymbolFlags.Value ? 'value' : 'type';
  const base = {
    name: symbol.name,
    kind,
    ...(description !== '' && { description: oneLine(description) }),
  } as const;
  if (!symbol.name.endsWith('Props') || kind === 'value') return base;
  const declaration = symbol.declarations?.find(ts.isInterfaceDeclaration);
  const heritage = (declaration?.heritageClauses ?? []).flatMap((clause) => clause.types);
  return {
    ...base,
    props: propsOf(checker, checker.getDeclaredTypeOfSymbol(symbol)),
    extends: heritage.map((type) => oneLine(type.getText())),
  };
}

/** Returns the props that this package declares, including the props of base interfaces. */
function propsOf(checker: ts.TypeChecker, type: ts.Type): ManifestProp[] {
  return checker.getPropertiesOfType(type).flatMap((symbol) => {
    const member = symbol.declarations?.find(ts.isPropertySignature);
    if (!member || member.getSourceFile().fileName.includes('/node_modules/')) return [];
    const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const tag = symbol.getJsDocTags(checker).find((one) => one.name === 'default');
    const value = ts.displayPartsToString(tag?.text);
    const prop = {
      name: symbol.name,
      type: oneLine(member.type?.getText() ?? 'unknown'),
      isRequired: member.questionToken === undefined,
      ...(value !== '' && { default: value }),
      ...(description !== '' && { description: oneLine(description) }),
    };
    return [prop];
  });
}

function examplesOf(root: string, name: string, symbols: readonly ts.Symbol[]): ManifestEntry['examples'] {
  const home = symbols
    .flatMap((symbol) => symbol.declarations ?? [])
    .map((declaration) => dirname(declaration.getSourceFile().fileName))
    .find((folder) => folder.startsWith(join(root, 'src/components')));
  if (home === undefined) return [];
  const stories = readdirSync(home).filter((file) => file.endsWith('.stories.tsx'));
  const file = stories.find((story) => story === `${name}.stories.tsx`) ?? stories[0];
  if (file === undefined) return [];
  const path = join(home, file);
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  return source.statements
    .filter(ts.isVariableStatement)
    .filter((statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap((statement) => statement.declarationList.declarations)
    .slice(0, 3)
    .map((declaration) => ({ name: declaration.name.getText(), code: withoutPlay(declaration.initializer) }));
}

function withoutPlay(story: ts.Expression | undefined): string {
  if (!story || !ts.isObjectLiteralExpression(story)) return story?.getText() ?? '';
  const kept = story.properties.filter(({ name }) => name?.getText() !== 'play');
  return `{ ${kept.map((property) => property.getText()).join(', ')} }`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

export function llmsText(root: string, entries: readonly ManifestEntry[]): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const summary = readme.split('\n\n')[1] ?? '';
  const lines = entries.flatMap(({ entry, exports }) =>
    exports
      .filter(({ kind }) => kind === 'value')
      .map(({ name, description }) => {
        const props = exports.find((one) => one.name === `${name}Props`)?.props ?? [];
        const text = props
          .map((prop) => `${prop.name}${prop.isRequired ? '' : '?'}: ${prop.type}`)
          .join('; ');
        const detail = text === '' ? '' : ` Props: ${text}.`;
        return `- \`import { ${name} } from '${entry}'\`: ${oneLine(description ?? 'See its types.')}${detail}`;
      }),
  );
  return [
    '# @settlement/design-system',
    `> ${oneLine(summary)}`,
    'All props, their docs and examples: components.json. Tokens: TOKENS.md, tokens.json.',
    `${lines.join('\n')}\n`,
  ].join('\n\n');
}
