import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { checksOf } from './checks.ts';
import {
  fixedFailures,
  newFailures,
  renderHtml,
  renderJunit,
  renderMarkdown,
  renderText,
  type Report,
} from './report.ts';
import { runChecks, type Result } from './run.ts';
import { type Profile, profiles } from './sections.ts';
import { openTarget, type Target } from './target.ts';

const certifyUsage = `settlement-api-mocks certify --url https://api.example [--write]
    [--profile ${profiles.join('|')}]
    [--only text] [--baseline file [--write-baseline]] [--receiver http://host:port [--receiver-port port]]
    [--html file] [--junit file] [--markdown file]
  Checks a backend against the contract. Exits with 0 if all rules are kept, 1 if a rule is broken, and 2 if the
  command is wrong or the server can't be reached. Secrets are environment variables: CERTIFY_LOGIN (JSON) or
  CERTIFY_TOKEN, and CERTIFY_OTHER_LOGIN, CERTIFY_TOTP_SECRET, CERTIFY_PASSWORD_HASH, CERTIFY_WITHDRAWAL, CERTIFY_PAYER.
  Without --write, no check changes data. --only selects the rules that contain a text. --baseline names known failures,
  which don't count. --receiver is the URL under which the server reaches this machine, for callbacks.
  --receiver-port is the port to listen on, if the URL belongs to a tunnel.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  url: text,
  profile: text,
  only: text,
  baseline: text,
  receiver: text,
  'receiver-port': text,
  html: text,
  junit: text,
  markdown: text,
  write: flag,
  'write-baseline': flag,
  help: { ...flag, short: 'h' },
} as const;

type Print = (line: string) => void;

export interface CertifyOptions {
  readonly profile: Profile;
  readonly only?: string | undefined;
  readonly baseline?: ReadonlySet<string>;
  readonly log?: Print;
}

/** The number of checks and the number of seconds after which the command prints its progress. */
const PROGRESS_EVERY = 25;
const PROGRESS_SECONDS = 10;

export async function certify(
  target: Target,
  { profile, only = '', baseline = new Set(), log = () => undefined }: CertifyOptions,
): Promise<Report> {
  const checks = checksOf(profile, only, target.mayWrite);
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const results: Result[] = [];
  let shown = 0;
  log(`${checks.length} checks of ${target.url}. The sign-in may wait for a new authenticator code.`);
  for await (const result of runChecks(target, checks)) {
    results.push(result);
    if (result.state === 'broken') log(`✗ ${result.card.title}`);
    if (results.length % PROGRESS_EVERY > 0 && seconds() - shown < PROGRESS_SECONDS) continue;
    shown = seconds();
    log(`${results.length} of ${checks.length} checks, ${shown} s`);
  }
  return { url: target.url, profile, seconds: seconds(), results, baseline };
}

const readBaseline = (file: string | undefined): ReadonlySet<string> =>
  new Set(
    file === undefined || !existsSync(file)
      ? []
      : v.parse(v.array(v.string()), JSON.parse(readFileSync(file, 'utf8'))),
  );

type Env = Readonly<Record<string, string | undefined>>;

/** Returns the exit code. If the command throws an error, prints its message and returns 2. */
export const certifyCommand = (args: readonly string[], env: Env, print: Print): Promise<number> =>
  execute(args, env, print).catch((error: unknown) => {
    print(error instanceof Error ? error.message : String(error));
    return 2;
  });

async function execute(args: readonly string[], env: Env, print: Print): Promise<number> {
  const { values } = parseArgs({ args: [...args], options });
  const { url, only, baseline: file, 'write-baseline': isWritten = false, write: mayWrite = false } = values;
  if (values.help) {
    print(certifyUsage);
    return 0;
  }
  const profile = profiles.find((one) => one === (values.profile ?? 'offered'));
  if (url === undefined || !profile) throw new RangeError(certifyUsage);
  if (isWritten && file === undefined) throw new RangeError('--write-baseline needs --baseline');
  if (checksOf(profile, only ?? '', mayWrite).length === 0)
    throw new RangeError(`No rule of the profile ${profile} contains “${only ?? ''}”, or it needs --write`);
  const baseline = isWritten ? new Set<string>() : readBaseline(file);
  const { receiver: at, 'receiver-port': port = at && new URL(at).port } = values;
  const receiver = at === undefined ? undefined : { url: at, port: Number(port) };
  const target = await openTarget({ url, env, mayWrite, receiver, profile });
  const report = await certify(target, { profile, only, baseline, log: print });
  print(`\n${renderText(report)}`);
  for (const [output, render] of [
    [values.html, renderHtml],
    [values.junit, renderJunit],
    [values.markdown, renderMarkdown],
  ] as const)
    if (output !== undefined) writeFileSync(output, render(report));
  for (const id of fixedFailures(report)) print(`Fixed, remove it from the baseline: ${id}`);
  const failures = newFailures(report);
  if (!isWritten || file === undefined) return failures.length === 0 ? 0 : 1;
  writeFileSync(file, `${JSON.stringify(failures.toSorted(), null, 2)}\n`);
  return 0;
}
