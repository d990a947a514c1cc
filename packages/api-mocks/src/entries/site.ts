import { CONFIG_PATH, GOOGLE_SCRIPT_PATH, googleScript } from '../google/standIn.ts';
import { worlds } from '../merchants/worlds.ts';

const accounts = worlds.map(({ key, name, email, title }) => ({ key, name, email, title }));

/** What the console reads when it starts; a real deployment serves its own. */
export const demoConfig = {
  googleClientId: 'demo.apps.googleusercontent.com',
  googleScriptUrl: GOOGLE_SCRIPT_PATH,
} as const;

/** What the mock serves beside the API: the runtime configuration and the Google stand-in. */
export function siteAnswer(pathname: string): Response | undefined {
  if (pathname === CONFIG_PATH)
    return Response.json(demoConfig, { headers: { 'cache-control': 'no-store' } });
  if (pathname === GOOGLE_SCRIPT_PATH) {
    return new Response(googleScript(accounts), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  return undefined;
}
