import { createVitest } from 'vitest/node';
import { mutations, type Mutation } from '../../tests/conformance/mutations/mutations.ts';

export interface ConformanceResult {
  readonly mutation: Mutation;
  readonly caughtBy: string | undefined;
}

async function firstFailure(mutation: string): Promise<string | undefined> {
  process.env['CONFORMANCE_MUTATION'] = mutation;
  const vitest = await createVitest('test', { watch: false, bail: 1, reporters: [{}], silent: true });
  let isStopped = false;
  // The first failure ends the run. On a busy machine, this event arrives before the result.
  vitest.onCancel((reason) => {
    isStopped ||= reason === 'test-failure';
  });
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();
  const suite = all.filter(({ moduleId }) => /\/tests\/conformance\/\w+\.test\.ts$/.test(moduleId));
  const { testModules } = await vitest.runTestSpecifications(
    suite.filter(({ moduleId }) => !/\/(?:defects|mutations|report)\.test\.ts$/.test(moduleId)),
  );
  const failed = testModules.flatMap((module) => [...module.children.allTests('failed')]);
  // If the sign-in fails, every file fails in its setup. Then the failure doesn't show that a mutation was detected.
  const isUnusable = testModules.length === 0 || testModules.some((module) => module.state() === 'failed');
  await vitest.close();
  const unnamed = isStopped ? 'a test that failed' : isUnusable ? 'the suite cannot start' : undefined;
  return failed[0]?.fullName ?? unnamed;
}

/**
 * Runs the suite against each mutation. Runs it without a mutation first. A suite that fails then would
 * seem to detect every mutation.
 * @throws {Error} if the suite fails without a mutation
 */
export async function* runConformanceMutations(ids: readonly string[]): AsyncGenerator<ConformanceResult> {
  const unasked = await firstFailure('');
  if (unasked !== undefined) throw new Error(`The suite fails without a mutation: ${unasked}`);
  for (const mutation of mutations.filter(({ id }) => ids.length === 0 || ids.includes(id)))
    yield { mutation, caughtBy: await firstFailure(mutation.id) };
  process.env['CONFORMANCE_MUTATION'] = '';
}
