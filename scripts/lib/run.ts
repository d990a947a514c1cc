import { spawn, spawnSync } from 'node:child_process';

/** Runs a program and resolves with its exit code, or with 127 if the program can't be started. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program and returns its standard output. @throws {Error} with its output if it fails */
export function command(cwd: string, program: string, ...args: string[]): string {
  // Vite sets `NODE_ENV` to `production` in this process, which would turn off React's warnings in the program.
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** The commands that write the static builds. */
export const builds = {
  storybook: ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'],
  console: ['pnpm', '--filter', '@settlement/console', 'build'],
} as const;

/** Builds Storybook or the console unless the arguments contain `--no-build`. Exits if the build fails. */
export async function provideBuild(name: keyof typeof builds, args: readonly string[]): Promise<void> {
  const [program, ...options] = builds[name];
  const code = args.includes('--no-build') ? 0 : await run(program, options);
  if (code !== 0) process.exit(code);
}
