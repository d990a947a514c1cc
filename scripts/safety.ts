/** `pnpm safety`: the tests of `tests/safety`, which `pnpm test` runs as well, with more runs of each property. */
import { run } from './lib/run.ts';

process.exit(await run('vitest', ['run', 'tests/safety'], { FUZZ: '7' }));
