import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { createServerApi } from '@settlement/api-mocks/createServerApi';
import type { Device } from '#console/lib/device.ts';
import { listen } from './listen.ts';
import { previewHandler } from './previewHandler.ts';
import { type Walk, type WebKitGtk, walkStep } from './webKitGtk.ts';
import { stepsOn } from './webKitSteps.ts';

const PORT = 4181;
const SITE = `http://localhost:${PORT}`;
const REPORTS = '/reports';

/** The user agent decides the layout. The window of MiniBrowser gets no narrower than 447 px. */
const devices: Readonly<Record<Device, { args: readonly string[]; width: number; height: number }>> = {
  desktop: { args: [], width: 1440, height: 900 },
  mobile: {
    args: [
      '--user-agent=Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    ],
    width: 390,
    height: 844,
  },
};

interface Report {
  readonly kind: 'error' | 'vital';
  readonly name: string;
  readonly page: string;
  readonly stack?: readonly string[];
}

/** Collects the uncaught errors that the console reports, and which files of it are missing. */
function collecting(errors: string[], serve: RequestListener): RequestListener {
  const collect = async (request: IncomingMessage) => {
    const { kind, name, page, stack = [] }: Report = JSON.parse(await text(request));
    if (kind === 'error') errors.push(`uncaught ${name} on ${page} ${stack[0] ?? ''}`);
  };
  return (request, response) => {
    const { url = '' } = request;
    // The console reports it once the page has stayed a while, which a walk does not wait for.
    if (url.startsWith('/assets/')) {
      response.once(
        'finish',
        () => response.statusCode >= 400 && errors.push(`${response.statusCode} ${url}`),
      );
    }
    if (url !== REPORTS) return serve(request, response);
    void collect(request);
    response.writeHead(204).end();
  };
}

/** Every screen and the main journeys on both devices. */
export async function walkWebKitGtk(webKit: WebKitGtk): Promise<Walk> {
  const errors: string[] = [];
  const config = {
    ...JSON.parse(readFileSync('deploy/config.demo.json', 'utf8')),
    reportUrl: `${SITE}${REPORTS}`,
  };
  const serve = previewHandler('packages/console/dist', createServerApi(), { config });
  const server = await listen(collecting(errors, serve), PORT);
  const walk: Walk = { passed: 0, failed: [] };
  try {
    for (const device of ['desktop', 'mobile'] as const) {
      const { args, width, height } = devices[device];
      // Each device finds the bank as it is at first.
      await fetch(`${SITE}/__mock/reset`, { method: 'POST' });
      const driver = await webKit.open(args);
      await driver.resize(width, height);
      for (const { name, take } of stepsOn(SITE, device)) {
        await walkStep(walk, name, async () => {
          await take(driver);
          if (errors.length > 0) throw new Error(errors.splice(0).join(', '));
        });
      }
      await driver.close();
    }
  } finally {
    server.close();
  }
  return walk;
}
