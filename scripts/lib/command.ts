import { spawnSync } from 'node:child_process';

/** Runs a program and returns its standard output. @throws {Error} with its output if it fails */
export function command(cwd: string, program: string, ...args: string[]): string {
  // Vite sets `NODE_ENV` to `production` in this process, which would turn off React's warnings in the program.
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
