import { join } from 'node:path';
// TypeScript 7 has no API for programs yet, so an earlier version is used.
import ts from 'typescript-api';
import { isCheck } from './source.ts';

const root = join(import.meta.dirname, '../../packages/console');

interface Templates {
  /**
   * The IDs that templates such as `payments.status.${status}` can produce, according to the types of their
   * expressions.
   */
  readonly ids: ReadonlySet<string>;
  readonly open: readonly string[];
}

export function messageTemplates(): Templates {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
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
