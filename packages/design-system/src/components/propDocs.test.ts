import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Returns the members of exported interfaces, such as `ButtonProps.icon`, and whether they have a docstring. */
function members(file: string): { readonly name: string; readonly isDescribed: boolean }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
  return source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ name, members }) =>
      members
        .filter((member) => ts.isPropertySignature(member) || ts.isMethodSignature(member))
        .map((member) => ({
          name: `${name.text}.${member.name.getText()}`,
          isDescribed: ts
            .getJSDocCommentsAndTags(member)
            .some((doc) => (ts.getTextOfJSDocComment(doc.comment) ?? '').trim() !== ''),
        })),
    );
}

const files = globSync('packages/design-system/src/components/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|stories|css)\./.test(file),
);
const all = files.flatMap(members);

it('every prop has a description', () => {
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
});
