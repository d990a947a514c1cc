import { atom } from 'jotai';
import type { SiteConfig } from '#api/siteConfig.ts';
import { loadConfig } from '#api/loadConfig.ts';

export const TRUSTED_TYPES_POLICY = 'google-sign-in';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Loads Google's script. The Trusted Types policy rejects every other URL. */
export function loadScript(url: string, page: Document): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener(
      'error',
      () => {
        script.remove();
        reject(new Error('The script could not be loaded'));
      },
      { once: true },
    );
    script.src = trusted(url);
    page.head.append(script);
  });
}

const policies = new Map<string, { createScriptURL: (url: string) => string }>();

function trusted(url: string): string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isTrustedTypes(types)) return url;
  const policy = policies.get(url) ?? types.createPolicy(TRUSTED_TYPES_POLICY, onlyThis(url));
  policies.set(url, policy);
  return policy.createScriptURL(url);
}

const onlyThis = (allowed: string) => ({
  createScriptURL(url: string) {
    if (url !== allowed) throw new TypeError(`${TRUSTED_TYPES_POLICY} passes the Google script only`);
    return url;
  },
});

function isTrustedTypes(value: unknown): value is TrustedTypes {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

export interface GoogleId {
  initialize: (options: {
    client_id: string;
    /** Google copies this value to the `nonce` claim of the credential. */
    nonce: string;
    callback: (answer: { credential?: string }) => void;
  }) => void;
  renderButton: (parent: HTMLElement, options: GoogleButtonOptions) => void;
}

interface GoogleButtonOptions {
  readonly type: 'standard';
  readonly theme: 'outline' | 'filled_black';
  readonly size: 'large';
  readonly text: 'continue_with';
  readonly shape: 'rectangular';
  readonly logo_alignment: 'center';
  readonly width: number;
  readonly locale: string;
}

export function findGoogleId(page: Window): GoogleId | undefined {
  const google: unknown = Reflect.get(page, 'google');
  const accounts = property(google, 'accounts');
  const id = property(accounts, 'id');
  return isGoogleId(id) ? id : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isGoogleId(value: unknown): value is GoogleId {
  return (
    typeof property(value, 'initialize') === 'function' &&
    typeof property(value, 'renderButton') === 'function'
  );
}

/** The maximum loading time in milliseconds. Afterward, the page shows an error. */
export const GOOGLE_PATIENCE_MS = 8_000;

export interface GoogleSignIn {
  readonly id: GoogleId;
  readonly config: SiteConfig;
}

export type LoadGoogle = () => Promise<GoogleSignIn>;

let cached: Promise<GoogleSignIn> | undefined;

/** Loads the script once per page. After a failure, the next call loads it again. */
export const loadGoogle: LoadGoogle = () => {
  cached ??= withPatience(load).catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
};

async function load(): Promise<GoogleSignIn> {
  const config = await loadConfig();
  if (!findGoogleId(window)) await loadScript(config.googleScriptUrl, document);
  const id = findGoogleId(window);
  if (!id) throw new Error('google client is not initialized');
  return { id, config };
}

/** Runs a request. Aborts it and rejects after `patience` milliseconds. */
export async function withPatience<T>(
  run: (signal: AbortSignal) => Promise<T>,
  patience = GOOGLE_PATIENCE_MS,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error('google client is not initialized'));
    }, patience);
  });
  try {
    return await Promise.race([run(controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

export const loadGoogleAtom = atom<{ load: LoadGoogle }>({ load: loadGoogle });
