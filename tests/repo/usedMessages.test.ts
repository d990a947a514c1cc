import { join } from 'node:path';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { machines, transitions } from '@settlement/api-mocks/contract/transitions';
// TypeScript 7 has no API for programs yet, so an earlier version is used.
import ts from 'typescript-api';
import { expect, it } from 'vitest';
import { readMessages } from '../../packages/console/vite/messages.ts';
import { isCheck, isCode, projectFiles, read } from './source.ts';
import { labelOf, movesOf } from '#console/features/docs/guide/StatesSection.tsx';

const files = projectFiles();
const ids = Object.keys(readMessages());
const written = new Set(
  files
    .filter((file) => file.startsWith('packages/console/src/') && isCode(file) && !isCheck(file))
    .flatMap((file) => [...read(file).matchAll(/['"]([\w.-]+)(?=['"])/g)].map(([, id]) => id)),
);

const endpointIds = Object.keys(endpoints);
const stateIds = machines.flatMap((machine) =>
  movesOf(transitions[machine]).map(({ from }) => labelOf(machine, from)),
);

/** The IDs that a template can produce, if the type of its expressions is only `string`. */
const families: Readonly<Record<string, readonly string[]>> = {
  'docs.noun.${noun}': endpointIds.map((id) => `docs.noun.${id.split('.')[0]}`),
  'verification.method.${id}': ['google_auth', 'phone', 'email'].map((id) => `verification.method.${id}`),
  // `BusinessStep.tsx` contains a template for each `kind`, which already covers these IDs.
  'permission.${kind}.${code}': [],
};
const SENTENCE = /^config\.json\W/;

const consoleRoot = join(import.meta.dirname, '../../packages/console');

interface Templates {
  /**
   * The IDs that templates such as `payments.status.${status}` can produce, according to the types of their
   * expressions.
   */
  readonly ids: ReadonlySet<string>;
  readonly open: readonly string[];
}

function messageTemplates(): Templates {
  const { config } = ts.readConfigFile(join(consoleRoot, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, consoleRoot);
  const program = ts.createProgram(
    fileNames.filter((file) => !isCheck(file)),
    options,
  );
  const checker = program.getTypeChecker();
  const ids = new Set<string>();
  const open: string[] = [];
  for (const file of program.getSourceFiles()) {
    const [, path] = file.fileName.split('/packages/console/src/');
    if (path === undefined) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isTemplateExpression(node) && /^[a-z]\w*\./.test(node.head.text)) {
        const type = checker.getTypeAtLocation(node);
        for (const one of type.isUnion() ? type.types : [type]) {
          if (one.isStringLiteral()) ids.add(one.value);
          else open.push(`${path}: ${node.getText().slice(1, -1)}`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { ids, open };
}

it('every message is used', () => {
  const templates = messageTemplates();
  const found = templates.open
    .map((one) => one.slice(one.indexOf(': ') + 2))
    .filter((one) => !SENTENCE.test(one));
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(families).toSorted());

  const used = new Set([...templates.ids, ...Object.values(families).flat(), ...stateIds]);
  expect(ids.length).toBeGreaterThan(2500);
  expect(ids.filter((id) => !used.has(id) && !written.has(id))).toEqual([]);
}, 120_000);
