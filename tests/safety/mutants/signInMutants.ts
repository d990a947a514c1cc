import { mutantsIn, type Mutant } from './mutant.ts';

const auth = 'packages/console/src/features/auth';
const lib = 'packages/console/src/lib';

/** A sign-in leads nowhere else, and runs no other script. */
export const signInMutants: readonly Mutant[] = [
  ...mutantsIn(
    `${lib}/internalHref.ts`,
    ['tests/safety/redirects.test.ts'],
    [
      [
        'redirect-known-page',
        'the list of pages',
        'page && `${addressOf(page, device)}',
        '`${page ? addressOf(page, device) : url.pathname}',
      ],
      ['redirect-resolved', 'the resolved path', 'pageAt(url.pathname)', 'pageAt(target)'],
      ['redirect-path', 'the refusal of what is no path', '!/^\\/(?![/\\\\])/.test(target) || '],
      ['redirect-length', 'the longest redirect', 'target.length > LONGEST || '],
      ['redirect-control', 'the refusal of control characters', ' || /[\\p{Cc}\\\\]/u.test(target)'],
    ],
  ),
  ...mutantsIn(
    `${lib}/deviceRedirect.ts`,
    ['tests/safety/redirects.test.ts', `${lib}/deviceRedirect.test.ts`],
    [
      [
        'redirect-unchecked',
        'the check of a redirect',
        "internalHref(target, device) ?? (device === 'mobile' ? '/m/' : '/')",
        'target',
      ],
      [
        'redirect-slashes',
        'the single slash of an address',
        "location.pathname.replaceAll(/\\/{2,}/g, '/')",
        'location.pathname',
      ],
    ],
  ),
  ...mutantsIn(
    `${lib}/hostOf.ts`,
    [`${lib}/hostOf.test.ts`],
    [
      [
        'link-scheme',
        'the scheme of a link from the server',
        "protocol === 'https:' || protocol === 'http:' ? host : undefined",
        'host || protocol',
      ],
    ],
  ),
  ...mutantsIn(
    'packages/console/src/api/siteConfig.ts',
    ['packages/console/src/api/siteConfig.test.ts'],
    [
      [
        'config-client-id',
        'the form of the client id',
        "if (!isClientId(googleClientId)) throw wrong('googleClientId');",
        "if (typeof googleClientId !== 'string') throw wrong('googleClientId');",
      ],
      [
        'config-script',
        'the origin of the script',
        "if (!isScriptUrl(googleScriptUrl, origin)) throw wrong('googleScriptUrl');",
        "if (typeof googleScriptUrl !== 'string') throw wrong('googleScriptUrl');",
      ],
      ['config-flag', 'the type of the flag', "typeof flag === 'boolean'", 'true'],
      [
        'config-credentials',
        'the refusal of credentials in an address',
        "return url.username === '' && url.password === '' ? url : undefined;",
        'return url;',
      ],
      ['config-origin-alone', 'the refusal of an origin without a script', " || url.pathname === '/'"],
      [
        'config-api',
        'the server that receives the token',
        "if (apiUrl !== '' && !isServer(apiUrl, origin)) throw wrong('apiUrl');",
        "if (typeof apiUrl !== 'string') throw wrong('apiUrl');",
      ],
      [
        'config-report',
        'the server that receives reports',
        "if (reportUrl !== undefined && !isServer(reportUrl, origin)) throw wrong('reportUrl');",
        "if (reportUrl !== undefined && typeof reportUrl !== 'string') throw wrong('reportUrl');",
      ],
      [
        'config-https',
        'the refusal of a server without HTTPS',
        "(url.protocol === 'http:' && isNear)",
        "url.protocol === 'http:'",
      ],
      [
        'config-spaces',
        'the refusal of spaces and control characters',
        ' || /[\\p{Cc}\\\\\\s]/u.test(value)',
      ],
      ['config-scheme', 'the scheme of the script', ' && /^https?:$/.test(url.protocol)'],
    ],
  ),
  ...mutantsIn(
    `${auth}/googleNonce.ts`,
    [`${auth}/googleNonce.test.ts`],
    [
      ['nonce', 'the nonce of a credential', "claimsOf(parts[1] ?? '')?.nonce === nonce", 'true'],
      [
        'nonce-malformed',
        'the refusal of claims that cannot be read',
        '    return undefined;\n  }\n}',
        '    return { nonce: undefined };\n  }\n}',
      ],
    ],
  ),
  ...mutantsIn(
    `${auth}/loadScript.ts`,
    [`${auth}/google.test.ts`],
    [
      [
        'trusted-type',
        'the one address that the policy passes',
        'if (url !== allowed) throw new TypeError(`${TRUSTED_TYPES_POLICY} passes the Google script only`);',
      ],
      ['trusted-policy', 'the policy of the script', 'return policy.createScriptURL(url);', 'return url;'],
    ],
  ),
];
