import { SIGNATURE_WINDOW_SECONDS, signingHeaders } from '../../src/contract/signing.ts';
import { signatureVector } from '../../src/contract/signingExample.ts';
import type { Json, JsonObject } from './json.ts';

const { signature, time, nonce } = signatureVector;

const signingTexts: Readonly<Record<keyof typeof signingHeaders, readonly [text: string, example: string]>> =
  {
    app: ['The app ID of the calling application', 'app_1001284604'],
    time: [
      `The time of the signature, in Unix seconds, at most ${SIGNATURE_WINDOW_SECONDS} seconds from the current time`,
      time,
    ],
    nonce: ['16 to 64 letters, digits, hyphens or underscores, different for each call', nonce],
    signature: [
      'HMAC-SHA-256 in hexadecimal, with the secret key of the application, of five lines joined by line feeds: time, nonce, method, path with query, and the body as it is sent',
      signature,
    ],
  };

const forSigning = (
  key: (name: string) => string,
  make: (header: string, text: string, example: string) => Json,
) =>
  Object.fromEntries(
    Object.entries(signingTexts).map(([name, [text, example]]) => [
      key(name),
      make(new Map(Object.entries(signingHeaders)).get(name) ?? '', text, example),
    ]),
  );

/** The signing headers for tools such as Postman that support only one header per security scheme. */
export const signingParameters: JsonObject = forSigning(
  (name) => `Signing_${name}`,
  (name, description, example) => ({ name, in: 'header', description, schema: { type: 'string' }, example }),
);

const schemeOf = (name: string, description: string): JsonObject => ({
  type: 'apiKey',
  in: 'header',
  name,
  description,
});

export const securitySchemes: JsonObject = {
  token: schemeOf('X-Token', 'The token returned by the sign-in'),
  ...forSigning((name) => (name === 'app' ? 'application' : name), schemeOf),
};
