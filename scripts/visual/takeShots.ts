import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { LookName, WindowName } from '../../.storybook/desk/looks.ts';
import { compare } from './compare.ts';
import { Photographer } from './Photographer.ts';
import { type Shot, type Side, pictureOf } from './report/data.ts';
import type { ComparedStory } from './stories.ts';

interface Run {
  readonly browser: Browser;
  /** Where the two Storybooks are served. */
  readonly before: string;
  readonly after: string;
  readonly stories: readonly ComparedStory[];
  readonly looks: readonly LookName[];
  /** Gets a folder of pictures for each side. */
  readonly folder: string;
}

/** What one Storybook shows of a story: a picture for each look, or why there is none. */
interface Visit {
  readonly window: WindowName;
  readonly pictures: readonly Buffer[];
  readonly problem?: string;
}

/** One of the two Storybooks, in a window of its own; in another one after a story that broke it. */
class Storybook {
  readonly #browser: Browser;
  readonly #address: string;
  #photographer: Photographer | undefined;

  constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  async visit(id: string, looks: readonly LookName[]): Promise<Visit> {
    try {
      this.#photographer ??= await Photographer.open(this.#browser, this.#address);
      const window = await this.#photographer.windowOf(id);
      const problem = await this.#photographer.show(id, window);
      if (problem !== undefined) return { window, problem, pictures: [] };
      const pictures: Buffer[] = [];
      for (const look of looks) pictures.push(await this.#photographer.take(look));
      return { window, pictures };
    } catch (error) {
      await this.#photographer?.close();
      this.#photographer = undefined;
      return {
        window: 'desktop',
        problem: error instanceof Error ? error.message : String(error),
        pictures: [],
      };
    }
  }
}

const SIDES: readonly Side[] = ['before', 'after', 'difference'];
/** Stories between two lines of progress. */
const PROGRESS = 50;
/** Pairs of windows; a window mostly waits until nothing moves. */
const WORKERS = 2;

/** Visits the stories in both Storybooks at the same time, and compares what they show. */
export async function takeShots(run: Run): Promise<readonly Shot[]> {
  const { stories, folder } = run;
  rmSync(folder, { recursive: true, force: true });
  for (const side of SIDES) mkdirSync(join(folder, side), { recursive: true });
  const shots: Shot[] = [];
  // Workers take from one list: none waits for another.
  const queue = stories.values();
  let visited = 0;
  const handleVisit = (taken: readonly Shot[]) => {
    shots.push(...taken);
    visited += 1;
    if (visited % PROGRESS === 0) console.log(`${visited} of ${stories.length} stories`);
  };
  await Promise.all(Array.from({ length: WORKERS }, () => work(run, queue, handleVisit)));
  return shots;
}

async function work(
  { browser, looks, folder, ...run }: Run,
  queue: IterableIterator<ComparedStory>,
  onVisit: (shots: readonly Shot[]) => void,
): Promise<void> {
  const [before, after] = [new Storybook(browser, run.before), new Storybook(browser, run.after)];
  for (const story of queue) {
    const [earlier, now] = await Promise.all([
      story.isBefore ? before.visit(story.id, looks) : undefined,
      story.isAfter ? after.visit(story.id, looks) : undefined,
    ]);
    onVisit(looks.map((look, at) => compareVisits({ story, look, at, earlier, now, folder })));
  }
}

interface Pair extends Pick<Run, 'folder'> {
  readonly story: ComparedStory;
  readonly look: LookName;
  /** Of the look among those that were taken. */
  readonly at: number;
  readonly earlier: Visit | undefined;
  readonly now: Visit | undefined;
}

/** Keeps the pictures that a reader looks at, and says what became of the story. */
function compareVisits({ story, look, at, earlier, now, folder }: Pair): Shot {
  const { id, title, name } = story;
  const window = (now ?? earlier)?.window ?? 'desktop';
  const shot = { id, title, name, look, window };
  const keep = (side: Side, picture: Buffer) => {
    writeFileSync(join(folder, pictureOf({ id, look }, side)), picture);
  };
  const problem = problemOf(earlier, now);
  if (problem !== undefined) return { ...shot, state: 'failed', problem };
  const [one, other] = [earlier?.pictures[at], now?.pictures[at]];
  if (other) keep('after', other);
  const difference = one && other && compare(one, other);
  if (one && other && !difference) return { ...shot, state: 'same' };
  if (one) keep('before', one);
  if (!difference) return { ...shot, state: one ? 'removed' : 'added' };
  keep('difference', difference.difference);
  return { ...shot, state: 'changed', pixels: difference.pixels, share: difference.share };
}

function problemOf(earlier: Visit | undefined, now: Visit | undefined): string | undefined {
  const problems = [
    earlier?.problem !== undefined && `Before: ${earlier.problem}`,
    now?.problem !== undefined && `Now: ${now.problem}`,
  ].filter((problem) => problem !== false);
  return problems.length === 0 ? undefined : problems.join('. ');
}
