import { spawn } from 'node:child_process';

export function runQuietly(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env, NO_COLOR: '1' } });
    const chunks: string[] = [];
    const keep = (chunk: Buffer) => void chunks.push(chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}
