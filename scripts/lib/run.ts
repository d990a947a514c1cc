import { spawn } from 'node:child_process';

/** Runs a program and resolves with its exit code, or with 127 if the program can't be started. */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
