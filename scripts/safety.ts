/** `pnpm safety`: the tests of `tests/safety`, with more runs of each property, and the requests that the server sends. */
import { run } from './lib/run.ts';

process.exit(await run('vitest', ['run', 'tests/safety', 'entries/sending/outgoing'], { FUZZ: '7' }));
