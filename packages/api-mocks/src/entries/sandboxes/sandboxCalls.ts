import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { createApplication } from '#contract/applications.ts';
import { originAt } from '#core/http/requests.ts';
import { demoKeys, TEST_APP } from '#fixtures/demoKeys.ts';
import { worlds } from '#fixtures/worlds.ts';
import { appMode } from '#contract/enumerations.ts';
import { appidOf } from '#resources/applications/rules.ts';
import { controlAnswer, readControl, rejected, Rejection } from '../control/rejection.ts';
import type { SandboxRecord } from '../data/dataFile.ts';
import { UNUSED_SECONDS, type Sandboxes } from './sandboxes.ts';

export const SANDBOX_HEADER = 'X-Sandbox';
export const SANDBOXES_PATH = '/sandboxes';
export const basePathOf = (id: string): string => `/s/${id}`;

export const isSandboxCall = (pathname: string): boolean =>
  pathname === SANDBOXES_PATH || pathname.startsWith(`${SANDBOXES_PATH}/`);

/** Returns the sandbox ID in the path or header, and the URL without the path of the sandbox. */
export function sandboxOf(url: URL, headers: IncomingHttpHeaders): { id: string | undefined; url: URL } {
  const [, id, path = '/'] = /^\/s\/([^/]*)(\/.*)?$/.exec(url.pathname) ?? [];
  const named = headers[SANDBOX_HEADER.toLowerCase()];
  if (id === undefined) return { id: typeof named === 'string' ? named : undefined, url };
  const inner = new URL(url);
  inner.pathname = path;
  return { id, url: inner };
}

const merchant = worlds[0];

function describe({ id, usedAt }: SandboxRecord, origin: string) {
  const base = `${origin}${basePathOf(id)}`;
  const seed = `${id}:${merchant.key}`;
  const { secretKey, signingKeys } = demoKeys({ seed }, TEST_APP, appMode.test);
  return {
    id,
    base_url: base,
    api_url: `${base}/api/v1`,
    headers: { [SANDBOX_HEADER]: id },
    controls_url: `${base}/__mock/`,
    application: {
      appid: appidOf(merchant.mchid, TEST_APP),
      secret_key: secretKey,
      sign_key: signingKeys[0]?.key,
    },
    sign_in: { google_auth_code: `mock:${merchant.key}` },
    expire_time: Math.floor(usedAt + UNUSED_SECONDS),
  };
}

const createBody = v.strictObject({ notify_url: v.optional(createApplication.body.entries.notify_url) });

async function change(sandboxes: Sandboxes, request: Request): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  const id = pathname.slice(SANDBOXES_PATH.length + 1);
  if (request.method === 'POST' && id === '') {
    const { notify_url: notifyUrl } = await readControl(createBody, request);
    const created = describe(sandboxes.create(notifyUrl), originAt(request.headers, origin));
    return controlAnswer(created, 201);
  }
  if (request.method === 'DELETE' && id !== '') {
    if (!(await sandboxes.drop(id))) throw unknownSandbox(id);
    return new Response(null, { status: 204 });
  }
  const allow = id === '' ? 'POST' : 'DELETE';
  return rejected(new Rejection(405, `${request.method} is not allowed here: ${allow}`), { allow });
}

export const unknownSandbox = (id: string): Rejection =>
  new Rejection(404, `There is no sandbox ${JSON.stringify(id)}. Create one with POST ${SANDBOXES_PATH}`);

export async function answerSandboxCall(sandboxes: Sandboxes, request: Request): Promise<Response> {
  try {
    return await change(sandboxes, request);
  } catch (error) {
    if (error instanceof Rejection) return rejected(error);
    if (error instanceof RangeError) return rejected(new Rejection(429, error.message));
    throw error;
  }
}
