/**
 * `pnpm visual <revision> [part of a story id …]`: pictures of this tree's stories beside those of another
 * revision, in `test-results/visual/index.html`. Only stories that the changes can reach are taken, with
 * `--all` every one; `--looks` names which, `--no-build` takes the Storybook that is there. It fails nothing:
 * what differs may be meant.
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserArguments, provideBrowser } from './lib/browser.ts';
import { affectedFiles } from './visual/affected.ts';
import { readOptions, usage } from './visual/options.ts';
import { countOf } from './visual/report/data.ts';
import { writeReport } from './visual/report/writeReport.ts';
import { OWN, buildOf, buildOwn, changedSince, commitOf, readStats } from './visual/storybooks.ts';
import { serve } from './visual/serve.ts';
import { chooseStories, readStories } from './visual/stories.ts';
import { steadyDrawing } from './visual/steadyDrawing.ts';
import { takeShots } from './visual/takeShots.ts';

const RESULTS = 'test-results/visual';

function optionsOf(args: readonly string[]) {
  try {
    return readOptions(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return process.exit(2);
  }
}

const started = performance.now();
const { revision, terms, looks, isAll, isBuilt } = optionsOf(process.argv.slice(2));
const commit = commitOf(revision);
console.log(`building ${isBuilt ? '' : 'this tree and '}${revision}`);
if (!isBuilt) await buildOwn();
const base = await buildOf(commit);

const rules = JSON.parse(readFileSync('chromatic.config.json', 'utf8'));
const affected = isAll ? 'all' : affectedFiles(changedSince(commit), readStats(), rules);
const stories = chooseStories({ before: readStories(base), after: readStories(OWN), affected, terms });
console.log(`${stories.length} stories in ${looks.join(', ')}`);

const before = await serve(base);
const after = await serve(OWN);
const browser = await chromium.launch({
  executablePath: provideBrowser(),
  args: [...browserArguments(), ...steadyDrawing],
});
const shots = await takeShots({
  browser,
  before: before.address,
  after: after.address,
  stories,
  looks,
  folder: RESULTS,
});
await browser.close();
before.close();
after.close();

const file = await writeReport(RESULTS, { revision, commit, shots });
for (const { id, look, pixels, state, problem } of shots) {
  if (state === 'same') continue;
  console.log(
    `${(pixels === undefined ? state : `${pixels} px`).padStart(12)}  ${id} ${look} ${problem ?? ''}`,
  );
}
const seconds = Math.round((performance.now() - started) / 1000);
const differing = shots.length - countOf(shots, 'same');
console.log(`${differing} of ${shots.length} pictures differ from ${revision} (${seconds} s): ${file}`);
