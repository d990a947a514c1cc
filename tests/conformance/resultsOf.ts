import type { Check } from '#api-mocks/certify/check.ts';
import { runChecks, type Result } from '#api-mocks/certify/run.ts';
import type { Mutation } from './mutations/mutation.ts';
import { startTarget } from './target.ts';

export async function resultsOf(
  backend: string | Mutation,
  checks: readonly Check[],
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for await (const result of runChecks(await startTarget(backend), checks)) results.push(result);
  return results;
}
