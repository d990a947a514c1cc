import { createVitest } from 'vitest/node';
import { mutations, type Mutation } from '../../tests/conformance/mutations/mutations.ts';

export interface ConformanceResult {
  readonly mutation: Mutation;
  /** The first test that failed; undefined where none did. */
  readonly caughtBy: string | undefined;
}

/** What failed first of the suite against the server with this mutation, or against the honest one without. */
async function firstFailure(mutation: string): Promise<string | undefined> {
  process.env['CONFORMANCE_MUTATION'] = mutation;
  const vitest = await createVitest('test', { watch: false, bail: 1, reporters: [{}], silent: true });
  let isStopped = false;
  // The first failure ends the run, and on a busy machine before its result is here.
  vitest.onCancel((reason) => {
    isStopped ||= reason === 'test-failure';
  });
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();
  const suite = all.filter(({ moduleId }) => /\/tests\/conformance\/\w+\.test\.ts$/.test(moduleId));
  const { testModules } = await vitest.runTestSpecifications(
    suite.filter(({ moduleId }) => !/\/(?:mutations|report)\.test\.ts$/.test(moduleId)),
  );
  const failed = testModules.flatMap((module) => [...module.children.allTests('failed')]);
  // A server that cannot be signed in to fails the setup of every file.
  const isUnusable = testModules.length === 0 || testModules.some((module) => module.state() === 'failed');
  await vitest.close();
  const unnamed = isStopped ? 'a test that failed' : isUnusable ? 'the suite cannot begin' : undefined;
  return failed[0]?.fullName ?? unnamed;
}

/**
 * Runs the conformance suite against each altered server until a test fails. A suite that fails without an
 * alteration would seem to catch everything, so that comes first.
 * @throws Error where the suite fails against the honest server
 */
export async function* runConformanceMutations(ids: readonly string[]): AsyncGenerator<ConformanceResult> {
  const unasked = await firstFailure('');
  if (unasked !== undefined) throw new Error(`The suite fails without a mutation: ${unasked}`);
  for (const mutation of mutations.filter(({ id }) => ids.length === 0 || ids.includes(id)))
    yield { mutation, caughtBy: await firstFailure(mutation.id) };
  process.env['CONFORMANCE_MUTATION'] = '';
}
