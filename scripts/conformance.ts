/**
 * `pnpm conformance`: checks the mock API, or the server at `CONFORMANCE_URL`, against the contract. Writes
 * a report by clause and a JUnit file to `test-results/conformance`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createVitest, type Reporter, type TestCase } from 'vitest/node';
import { countOf, groupsOf, parts, uncheckedOf, type Outcome } from '../tests/conformance/report/outcome.ts';
import { reportPage } from '../tests/conformance/report/page.ts';
import { summaryOf } from '../tests/conformance/report/summary.ts';

const folder = 'test-results/conformance';
const { CONFORMANCE_URL: url, CONFORMANCE_BACKEND: backend } = process.env;
const server = url ?? (backend === undefined ? 'the mock API' : `the backend “${backend}”`);

function titlesOf(test: TestCase): string[] {
  const titles = [test.name];
  for (let suite = test.parent; suite.type === 'suite'; suite = suite.parent) titles.unshift(suite.name);
  return titles;
}

function outcomeOf(test: TestCase): Outcome {
  const result = test.result();
  const note = result.state === 'skipped' ? result.note : undefined;
  return {
    titles: titlesOf(test),
    state: result.state,
    reasons: note === undefined ? (result.errors ?? []).map(({ message }) => message) : [note],
  };
}

const outcomes: Outcome[] = [];
const obstacles = new Set<string>();
const collect: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules) {
      outcomes.push(...[...module.children.allTests()].map(outcomeOf));
      for (const { message } of module.errors()) obstacles.add(message);
      for (const suite of module.children.allSuites())
        for (const { message } of suite.errors()) obstacles.add(message);
    }
  },
};

const vitest = await createVitest('test', {
  watch: false,
  // Each authenticator code is valid only once, so files that run in parallel would conflict.
  fileParallelism: url === undefined,
  reporters: [collect, ['junit', { outputFile: `${folder}/junit.xml`, suiteName: 'Conformance' }]],
});
await vitest.standalone();
const all = await vitest.globTestSpecifications();
const own = /\/tests\/conformance\/(?!defects|mutations|report)\w+\.test\.ts$/;
await vitest.runTestSpecifications(all.filter(({ moduleId }) => own.test(moduleId)));
await vitest.close();

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/index.html`, reportPage(server, outcomes));

const [obstacle] = obstacles;
if (obstacle !== undefined) {
  console.log(obstacle);
  process.exit(1);
}
console.log(`${summaryOf(server, outcomes)}\n`);
for (const { titles, state, reasons } of outcomes) {
  if (state === 'failed') console.log(`✗ ${titles.join(' › ')}\n  ${reasons.join('\n  ')}\n`);
}
for (const { part, outcomes: group } of groupsOf(outcomes)) {
  const counts = `${countOf(group, 'passed')} passed, ${countOf(group, 'failed')} failed, ${countOf(group, 'skipped')} not checked`;
  console.log(`${part.padEnd(7)}${parts[part].padEnd(32)}${counts}`);
}
for (const [reason, count] of uncheckedOf(outcomes)) console.log(`not checked (${count}): ${reason}`);
console.log(`\n${server}: ${countOf(outcomes, 'passed')} of ${outcomes.length} passed. ${folder}/index.html`);
process.exit(outcomes.length > 0 && countOf(outcomes, 'failed') === 0 ? 0 : 1);
