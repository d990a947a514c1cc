/**
 * `pnpm conformance [backend]`: certifies the mock API, or another backend of this repository, such as `plain`.
 * `pnpm conformance --url <url> …` certifies any server, with the options of `settlement-api-mocks certify`.
 */
import { certify, certifyCommand } from '#api-mocks/certify/command.ts';
import { newFailures, renderText } from '#api-mocks/certify/report.ts';
import { startTarget } from '../tests/conformance/target.ts';

const args = process.argv.slice(2);
const [backend = ''] = args;
if (backend.startsWith('--')) process.exit(await certifyCommand(args, process.env, console.log));
const report = await certify(await startTarget(backend), { profile: 'offered', log: console.log });
console.log(`\n${renderText(report)}`);
process.exit(newFailures(report).length === 0 ? 0 : 1);
