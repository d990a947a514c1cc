import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

interface Member {
  readonly name: string;
  readonly isDescribed: boolean;
}

/**
 * Returns the members of a type and of the object types in it. A member with an object type is omitted if it
 * has no docstring, because the members of the object are checked instead.
 */
function describeMembers(owner: string, members: ts.NodeArray<ts.TypeElement>): Member[] {
  return members
    .filter((member) => ts.isPropertySignature(member) || ts.isMethodSignature(member))
    .flatMap((member) => {
      const name = `${owner}.${member.name.getText()}`;
      const isDescribed = ts
        .getJSDocCommentsAndTags(member)
        .some((doc) => (ts.getTextOfJSDocComment(doc.comment) ?? '').trim() !== '');
      if (!member.type || !ts.isTypeLiteralNode(member.type)) return [{ name, isDescribed }];
      const inner = describeMembers(name, member.type.members);
      return isDescribed ? [{ name, isDescribed }, ...inner] : inner;
    });
}

/** Returns the members of exported interfaces, such as `ButtonProps.icon`, and whether they have a docstring. */
function members(file: string): Member[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
  return source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ name, members }) => describeMembers(name.text, members));
}

const files = globSync('packages/design-system/src/components/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|stories|css)\./.test(file),
);
const all = files.flatMap(members);

it('every prop has a description', () => {
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
});
