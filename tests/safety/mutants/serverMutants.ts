import { mutantsIn, type Mutant } from './mutant.ts';

const entries = 'packages/api-mocks/src/entries';
const tests = [
  'tests/safety/http.test.ts',
  'tests/safety/controls.test.ts',
  'tests/safety/brokenCalls.test.ts',
];
const all = [...tests, `${entries}/server.test.ts`, `${entries}/createMockApi.test.ts`];
const listening = ['tests/safety/listening.test.ts'];

/** The two servers answer any request, but only to permitted callers. */
export const serverMutants: readonly Mutant[] = [
  ...mutantsIn(`${entries}/httpTarget.ts`, tests, [
    [
      'http-two-slashes',
      'the reading of a path of two slashes',
      'parse(`http://localhost${raw}`)',
      "parse(new URL(raw, 'http://localhost').href)",
    ],
    [
      'http-malformed',
      'the refusal of a target that is none',
      'URL.canParse(url) ? new URL(url) : undefined',
      'new URL(url)',
    ],
    [
      'http-host',
      'the check of the Host header',
      'if (!host || !(isLocalName(host.hostname) || isIP(plainHost(host.hostname)) !== 0)) return false;',
      'if (!host) return false;',
    ],
    [
      'http-origin',
      'the check of the Origin header',
      'return from !== undefined && (from.host === host.host || isLocalName(from.hostname));',
      'return true;',
    ],
    [
      'http-cross-site',
      'the check of the site that asks',
      "if (headers['sec-fetch-site'] === 'cross-site') return false;",
    ],
    ['http-loopback', 'the whole form of a loopback address', '/^127(\\.\\d+){3}$/', '/^127/'],
  ]),
  ...mutantsIn(`${entries}/server.ts`, all, [
    [
      'http-controls',
      'the check of who uses the controls',
      'if ((isControl(url.pathname) || isPayment || isCostly) && !isControlAllowed(message)) {',
      'if (false) {',
    ],
    [
      'http-controls-open',
      'the controls without open headers',
      'else await send(response, message, to, headersFor(url.pathname));',
      'else await send(response, message, to, opened);',
    ],
    [
      'http-preflight',
      'the preflight of the controls without open headers',
      'new Response(null, { status: 204 })',
      'new Response(null, { status: 204, headers: open })',
    ],
    [
      'http-methods',
      'the list of methods',
      'return methods.includes(method)\n      ? undefined\n      : ',
      'return methods ? undefined : ',
    ],
    ['http-body', 'the longest body', 'if (size > BODY_LIMIT) throw new TooLarge();'],
    ['http-body-declared', 'the longest declared body', 'if (declared > BODY_LIMIT) throw new TooLarge();'],
    ['http-broken', 'the answer to what breaks', "return refusal(500, 'The mock API broke');"],
    [
      'http-last-resort',
      'the answer to what breaks before anything is read',
      'else to.writeHead(500).end();',
      'else throw error;',
    ],
    [
      'http-not-found',
      'the 404 of an unknown path',
      "if (!isServerPage(pathname)) return refusal(404, 'Not found');",
    ],
  ]),
  ...mutantsIn(`${entries}/httpAnswer.ts`, all, [
    ['http-sniffing', 'the type that is not guessed', "to.setHeader('x-content-type-options', 'nosniff');"],
  ]),
  ...mutantsIn(`${entries}/control/control.ts`, all, [
    [
      'control-refused',
      'the answer to a control that cannot be done',
      'if (error instanceof Rejection) return rejected(error);',
    ],
    ['control-time', 'the end of time', 'if (api.clock.now() + advance > LATEST)', 'if (false)'],
    ['control-advance', 'the longest step in time', '    v.maxValue(MOST_ADVANCE, advanceText),\n'],
  ]),
  ...mutantsIn(`${entries}/control/orders.ts`, all, [
    [
      'control-amount',
      'the form of an amount',
      'v.regex(/^\\d{1,30}(?:\\.\\d{1,18})?$/, \'amount is a decimal string such as "25.5"\'),',
    ],
    [
      'control-exact',
      'the refusal of an amount with too many decimals',
      'if (amount !== undefined && amount > 0n) return;',
      'return;',
    ],
  ]),
  ...mutantsIn(`${entries}/control/rejection.ts`, all, [
    [
      'control-cached',
      'the controls that nothing keeps',
      'Response.json(body, { headers: noStore })',
      'Response.json(body)',
    ],
  ]),
  ...mutantsIn('packages/api-mocks/src/instance/journal.ts', all, [
    [
      'state-shape',
      'the shape of a state',
      'if (!isSavedState(state) || state.seed !== seed)',
      'if (state.seed !== seed)',
    ],
    ['state-seed', 'the seed of a state', ' || state.seed !== seed'],
    [
      'state-years',
      'the years that a state may be apart',
      'if ([startedAt, startedAt + offset, ...journal.map(({ at }) => at)].some(isFar)) {',
      'if (false) {',
    ],
    ['state-kept', 'the bank before a state that cannot be read', 'Object.assign(running, before);'],
  ]),
  ...mutantsIn(`${entries}/commandLine.ts`, listening, [
    [
      'listen-mock',
      'the loopback address of the mock bank',
      "env['HOST'] ?? '127.0.0.1'",
      "env['HOST'] ?? '0.0.0.0'",
    ],
  ]),
  ...mutantsIn('scripts/lib/listen.ts', listening, [
    [
      'listen-preview',
      'the loopback address of the preview',
      "server.listen(port, 'localhost', () => resolve(server));",
      'server.listen(port, () => resolve(server));',
    ],
  ]),
  ...mutantsIn('scripts/lib/staticHandler.ts', tests, [
    [
      'static-outside',
      'the folder that is served',
      'if (requested !== base && !requested.startsWith(base + sep)) return undefined;',
    ],
    [
      'static-method',
      'the refusal of methods',
      "if (request.method !== 'GET' && request.method !== 'HEAD') {",
      'if (false) {',
    ],
    [
      'static-malformed',
      'the refusal of malformed paths',
      '} catch {\n    return undefined;\n  }\n}\n\nconst isDirectory',
      '} catch (error) {\n    throw error;\n  }\n}\n\nconst isDirectory',
    ],
    [
      'static-control',
      'the refusal of control characters in a path',
      'isOutside || /[\\p{Cc}\\\\]/u.test(path) ? undefined : posix.normalize(path)',
      'isOutside ? undefined : posix.normalize(path)',
    ],
    [
      'static-dots',
      'the path without dots and double slashes',
      'isOutside || /[\\p{Cc}\\\\]/u.test(path) ? undefined : posix.normalize(path)',
      'isOutside || /[\\p{Cc}\\\\]/u.test(path) ? undefined : path',
    ],
  ]),
  ...mutantsIn(
    'scripts/lib/servedFiles.ts',
    [...tests, 'tests/safety/servedFiles.test.ts'],
    [
      [
        'served-html',
        'the one name of the page',
        "{ name: 'html', path: String.raw`\\.[hH][tT][mM][lL]?/?$`, file: 'none', headers: {} },",
      ],
      [
        'served-asset',
        'the 404 of a missing asset without an ending',
        "path: '^assets/'",
        "path: '^assets/.*[.]js'",
      ],
      [
        'served-missing',
        'the 404 of a missing file',
        'path: String.raw`\\.[A-Za-z0-9]+/?$`',
        "path: '^favicon.svg$'",
      ],
      ['served-sign-in', 'the spellings of the sign-in page', "path: '^(m/)?login/?$'", "path: '^login$'"],
      ['header-no-store', 'the response that nothing keeps', "'cache-control': 'no-store',"],
      ['header-hsts', 'HSTS', "'strict-transport-security': 'max-age=63072000; includeSubDomains',"],
      ['header-corp', 'the origin that may use a file', "'cross-origin-resource-policy': 'same-origin',"],
      ['header-nosniff', 'the type that is not guessed', "'x-content-type-options': 'nosniff',"],
    ],
  ),
  ...mutantsIn('scripts/lib/documentHeaders.ts', tests, [
    [
      'header-csp',
      'the content security policy',
      "'content-security-policy': contentSecurityPolicy(hasGoogle, servers),",
    ],
    [
      'header-coop',
      'the opener of a document',
      "'cross-origin-opener-policy': hasGoogle ? 'same-origin-allow-popups' : 'same-origin',",
    ],
    [
      'header-coop-sign-in',
      'the popup of Google',
      "hasGoogle ? 'same-origin-allow-popups' : 'same-origin'",
      "'same-origin'",
    ],
    ['header-permissions', 'the permissions of a document', "'permissions-policy': PERMISSIONS,"],
    ['header-camera', 'the camera that scans addresses', "'camera', "],
    ['header-fedcm', 'the sign-in of the browser', "'identity-credentials-get', "],
    ['header-frame', 'the refusal of frames', "'x-frame-options': 'DENY',"],
    [
      'header-referrer',
      'the referrer of the sign-in page',
      "hasGoogle ? 'strict-origin-when-cross-origin' : 'same-origin'",
      "'same-origin'",
    ],
  ]),
  ...mutantsIn('scripts/lib/contentSecurityPolicy.ts', tests, [
    ['csp-trusted-types', 'trusted types', "'require-trusted-types-for': [\"'script'\"],"],
    [
      'csp-policy-name',
      'the one name of a policy',
      "directives.set('trusted-types', [SIGN_IN_POLICY]);",
      "directives.set('trusted-types', ['*']);",
    ],
    [
      'csp-default',
      'the default of the policy',
      "'default-src': [\"'none'\"],",
      "'default-src': [\"'self'\"],",
    ],
    ['csp-frames', 'the refusal of frames by the policy', "'frame-ancestors': [\"'none'\"],"],
    ['csp-base', 'the refusal of another base', "'base-uri': [\"'none'\"],"],
    [
      'csp-script',
      'the scripts of this origin alone',
      "'script-src': [\"'self'\"],",
      "'script-src': [\"'self'\", \"'unsafe-inline'\"],",
    ],
    [
      'csp-connect',
      'the calls of this origin alone',
      "'connect-src': [\"'self'\"],",
      "'connect-src': ['*'],",
    ],
    ['csp-sign-in-alone', "Google's sources on the sign-in page alone", 'if (hasGoogle) {', 'if (true) {'],
  ]),
];
