import { setTimeout as pause } from 'node:timers/promises';
import { type Pattern, patterns } from '../../tests/behaviour/keyPatterns.ts';
import { listen } from './listen.ts';
import { staticHandler } from './staticHandler.ts';
import { type WebDriver, isNamed } from './webDriver.ts';
import { type Walk, type WebKitGtk, walkStep } from './webKitGtk.ts';

const PORT = 6008;

/** Waits until the focus is where a key leads. */
async function until(driver: WebDriver, key: string, role: string, name: string | RegExp): Promise<void> {
  let current = '';
  for (let attempts = 0; attempts < 40; attempts += 1) {
    // What has the focus may be gone by the time its name is asked for.
    current = await driver.current().catch(String);
    if (current.startsWith(`${role} `) && isNamed(name, current.slice(role.length + 1))) return;
    await pause(100);
  }
  throw new Error(`${key} leads to ${current}, not to ${role} ${String(name)}`);
}

async function take(driver: WebDriver, { story, from, open, steps }: Pattern): Promise<void> {
  await driver.open(
    `http://localhost:${PORT}/iframe.html?id=components-${story}&viewMode=story&embed=true&globals=locale:en-US;theme:light`,
  );
  await driver.focus(...from);
  if (open !== undefined) await driver.key(open);
  for (const [keys, role, name] of steps) {
    for (const key of keys.split(' ').filter(Boolean)) await driver.key(key);
    await until(driver, keys || String(open), role, name);
  }
}

/** The keys of the components, by the same table as `pnpm behaviour`, on the static build of Storybook. */
export async function pressKeys(webKit: WebKitGtk): Promise<Walk> {
  const server = await listen(staticHandler({ root: 'storybook-static' }), PORT);
  const walk: Walk = { passed: 0, failed: [] };
  try {
    const driver = await webKit.open([]);
    await driver.resize(1280, 900);
    for (const pattern of patterns)
      await walkStep(walk, `keys of ${pattern.component}`, () => take(driver, pattern));
    await driver.close();
  } finally {
    server.close();
    server.closeAllConnections();
  }
  return walk;
}
