import { parseArgs } from 'node:util';
import { type LookName, lookNames } from '../../.storybook/desk/looks.ts';

export interface Options {
  /** What is compared with: a branch, a tag or a commit. */
  readonly revision: string;
  /** Parts of story ids; none means every story that is affected. */
  readonly terms: readonly string[];
  readonly looks: readonly LookName[];
  /** Every story, not only those that what changed can reach. */
  readonly isAll: boolean;
  /** Takes the Storybook that is there. */
  readonly isBuilt: boolean;
}

export const usage = `pnpm visual <revision> [part of a story id …] [--all] [--looks=${lookNames.join(',')}] [--no-build]`;

/** Reads the command line; throws what is wrong with it. */
export function readOptions(args: readonly string[]): Options {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      looks: { type: 'string', default: 'light,dark' },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const [revision, ...terms] = positionals;
  if (revision === undefined) throw new Error('Name the revision to compare with, such as main.');
  const named = values.looks.split(',');
  const unknown = named.filter((name) => !lookNames.some((look) => look === name));
  if (unknown.length > 0) throw new Error(`There is no look ${unknown.join(', ')}.`);
  return {
    revision,
    terms,
    looks: lookNames.filter((look) => named.includes(look)),
    isAll: values.all,
    isBuilt: values['no-build'],
  };
}
