import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import ts from 'typescript';

const texts = new Map(
  globSync('packages/design-system/src/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')]),
);

/** Checks if knip ignores unused exports of a file, because the file matches the pattern in `package.json`. */
const isInternal = (file: string) =>
  /\/components\/\w+\/\w+\.tsx$/.test(file) && basename(file, '.tsx') !== basename(dirname(file));

it.each([...texts].filter(([file]) => isInternal(file)))(
  'another file uses each export of %s',
  (file, text) => {
    const others = [...texts].filter(([other]) => other !== file).map(([, other]) => other);
    const used = new Set(others.join('\n').match(/\w+/g));
    const names = [...text.matchAll(/^export \w+ (\w+)/gm)].map(([, name = '']) => name);
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  },
);

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
