import { createVitest } from 'vitest/node';
import { mutations, type Mutation } from '../../tests/conformance/mutations/mutations.ts';

export interface ConformanceResult {
  readonly mutation: Mutation;
  /** The first test that failed; undefined where none did. */
  readonly caughtBy: string | undefined;
}

/** Runs the conformance suite against each altered server until a test fails. */
export async function* runConformanceMutations(ids: readonly string[]): AsyncGenerator<ConformanceResult> {
  const chosen = mutations.filter(({ id }) => ids.length === 0 || ids.includes(id));
  for (const mutation of chosen) {
    process.env['CONFORMANCE_MUTATION'] = mutation.id;
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
    const isUnusable = testModules.some((module) => module.state() === 'failed');
    await vitest.close();
    const unnamed = isStopped ? 'a test that failed' : isUnusable ? 'the suite cannot begin' : undefined;
    yield { mutation, caughtBy: failed[0]?.fullName ?? unnamed };
  }
  process.env['CONFORMANCE_MUTATION'] = '';
}
