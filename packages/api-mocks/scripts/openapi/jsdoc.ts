import { join } from 'node:path';
// TypeScript 7 has no compiler API yet, so an earlier version is used.
import ts from 'typescript-api';
import * as enumerations from '../../src/contract/enumerations.ts';
import { capitalized } from './json.ts';
import { contractFiles, contractFolder, listIn } from './schemas.ts';

type Codes = Readonly<Record<string, number>>;

export interface FieldText {
  readonly text: string;
  readonly codes: Codes | undefined;
  /** The allowed values of a string field. `undefined` if any string is allowed. */
  readonly values: readonly string[] | undefined;
}

const program = ts.createProgram(
  contractFiles.map((file) => join(contractFolder, file)),
  { module: ts.ModuleKind.NodeNext, allowImportingTsExtensions: true, noEmit: true, strict: true, types: [] },
);
const checker = program.getTypeChecker();

interface Field {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  /** True if the text also describes fields with this name in other files. Text in the same file has priority. */
  readonly isShared: boolean;
}

function fieldOf(symbol: ts.Symbol): Field {
  return {
    name: symbol.name,
    file: symbol.declarations?.[0]?.getSourceFile().fileName ?? '',
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' '),
    isShared: symbol.getJsDocTags().some(({ name }) => name === 'shared'),
  };
}

function partOf(type: ts.Type, name: string): ts.Type | undefined {
  const part = type.getProperty(name);
  return part && checker.getTypeOfSymbol(part);
}

const fields = new Map<string, Field>();

/** Collects the fields of a schema by path, such as `Payment.callback.status`. */
function gather(schema: ts.Type, path: string): void {
  if (!schema.getProperty('kind')) return;
  for (const symbol of partOf(schema, 'entries')?.getProperties() ?? []) {
    fields.set(`${path}.${symbol.name}`, fieldOf(symbol));
    gather(checker.getTypeOfSymbol(symbol), `${path}.${symbol.name}`);
  }
  for (const name of ['wrapped', 'item', 'value']) {
    const part = partOf(schema, name);
    if (part) gather(part, path);
  }
  const options = partOf(schema, 'options')?.getNumberIndexType();
  for (const option of options?.isUnion() ? options.types : options ? [options] : []) gather(option, path);
}

for (const file of contractFiles) {
  const source = program.getSourceFile(join(contractFolder, file));
  const module = source && checker.getSymbolAtLocation(source);
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    if (!(symbol.flags & ts.SymbolFlags.Variable)) continue;
    const type = checker.getTypeOfSymbol(symbol);
    gather(type, capitalized(symbol.name));
    if (symbol.name !== 'endpoints') continue;
    for (const endpoint of type.getProperties())
      for (const [part, owner] of [
        ['query', ''],
        ['body', ''],
        ['data', '_response.data'],
      ] as const) {
        const schema = partOf(checker.getTypeOfSymbol(endpoint), part);
        if (schema) gather(schema, `${endpoint.name.replaceAll('.', '_')}${owner}`);
      }
  }
}

const documented = [...fields.values()].filter(({ text }) => text !== '');
const shared = new Map(documented.filter(({ isShared }) => isShared).map(({ name, text }) => [name, text]));

/** The JSDoc text by file and field name. `undefined` if the file has different texts for the name. */
const inFile = new Map<string, string | undefined>();
for (const { file, name, text } of documented) {
  const key = `${file}.${name}`;
  inFile.set(key, inFile.has(key) && inFile.get(key) !== text ? undefined : text);
}

export const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const inSentence = (name: string) => capitalized(name).replaceAll('_', ' ');

const isCodes = (value: unknown): value is Codes =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the values of the list in “one of `…`”, and the empty string if the text contains “Empty if”. */
function valuesIn(text: string): readonly string[] | undefined {
  const name = /, one of `(\w+)`/.exec(text)?.[1];
  const values = name === undefined ? undefined : listIn(name);
  return values && /\bEmpty if\b/.test(text) ? ['', ...values] : values;
}

const CODES = /^(.*?)(?:An? )?`(\w+)` (?:codes?|value)\b(.*)$/;

function withCodes(name: string, text: string): FieldText {
  const [, before, enumeration = '', after] = CODES.exec(text) ?? [];
  if (before === undefined) return { text, codes: undefined, values: valuesIn(text) };
  const codes = new Map<string, unknown>(Object.entries(enumerations)).get(enumeration);
  if (!isCodes(codes)) throw new RangeError(`${name}: no enumeration ${enumeration}`);
  const list = Object.entries(codes).map(([word, code]) => `${code} ${spaced(word)}`);
  return {
    text: `${before.trim().replace(/\.$/, '') || inSentence(name)}: ${list.join(', ')}${after ?? ''}`,
    codes,
    values: undefined,
  };
}

const plainNames: ReadonlySet<string> = new Set(['city', 'note', 'remark', 'title']);

/**
 * Returns the description of a field: its JSDoc, the only JSDoc of its name in the file, the JSDoc with
 * `@shared`, or, for `plainNames`, the name.
 */
export function textOf(path: string): FieldText {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const field = fields.get(path);
  const own = field && (field.text || inFile.get(`${field.file}.${name}`));
  const text = (own || shared.get(name)) ?? (plainNames.has(name) ? inSentence(name) : undefined);
  if (text === undefined) throw new RangeError(`${path} has no JSDoc`);
  return withCodes(name, text.replace(/\.$/, ''));
}
