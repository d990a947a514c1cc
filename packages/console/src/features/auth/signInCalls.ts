import { login, verifyLogin } from '@settlement/api-mocks/contract/auth';
import type { BodyInput } from '@settlement/api-mocks/contract/endpoint';
import type { ApiClient } from '#api/client.ts';
import { unwrap } from '#api/unwrap.ts';

/** A second press while one is on its way is refused. */
const once = { isExclusive: true };

export async function sendLogin(client: ApiClient, body: BodyInput<typeof login>) {
  return unwrap(await client.request(login, { body }, once), login.id);
}

export async function sendVerifyLogin(client: ApiClient, body: BodyInput<typeof verifyLogin>) {
  return unwrap(await client.request(verifyLogin, { body }, once), verifyLogin.id);
}
