export const TRUSTED_TYPES_POLICY = 'google-sign-in';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The Trusted Types policy allows only this URL. */
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
