/**
 * Runs a check and prints its result, its seconds and the text that it returns. A failed check makes the process
 * fail, but doesn't stop it.
 */
export async function check(name: string, run: () => string | void | Promise<string | void>): Promise<void> {
  const started = performance.now();
  const seconds = () => `(${((performance.now() - started) / 1000).toFixed(1)} s)`;
  try {
    const result = await run();
    console.log(`✓ ${result ? `${name}: ${result}` : name} ${seconds()}`);
  } catch (error) {
    console.log(`✗ ${name} ${seconds()}\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
