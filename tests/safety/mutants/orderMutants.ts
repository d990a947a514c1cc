import { mutantsIn, type Mutant } from './mutant.ts';

const src = 'packages/api-mocks/src';
const tests = ['tests/safety/attacksOnOrders.test.ts'];
const endpoints = [`${src}/resources/applications/endpoints.test.ts`];
const sending = ['sendCallbacks', 'notSent'].map((name) => `${src}/entries/sending/${name}.test.ts`);

/** Calls of a merchant's server: who signs, what its key may do, and orders that are made and refunded once. */
export const orderMutants: readonly Mutant[] = [
  ...mutantsIn(`${src}/core/signedCall.ts`, tests, [
    [
      'signature-compared',
      'the comparison of signatures',
      '.find((key) => isSameText(hmacOf(key, text), signature))',
      '.at(0)',
    ],
    [
      'signature-unknown',
      'the refusal of an application there is none of',
      'if (!signer || usedKey === undefined)',
      'if (!signer) return { merchant: bank.directory.built()[0]!, app: bank.directory.built()[0]!.rows.apps.all()[0]! };\n  if (usedKey === undefined)',
    ],
    ['signature-body', 'the body in the text that is signed', ', body });', ", body: '' });"],
    [
      'signature-target',
      'the query in the text that is signed',
      '`${url.pathname}${url.search}`',
      'url.pathname',
    ],
    [
      'signature-window',
      'the window of its time',
      'Math.abs(time - now) <= SIGNATURE_WINDOW_SECONDS',
      'time - now <= SIGNATURE_WINDOW_SECONDS',
    ],
    ['signature-replay', 'the refusal of a nonce that was used', 'if (bank.nonces.has(key))', 'if (false)'],
    [
      'signature-forgotten',
      'how long nonces are kept',
      'Number(time) + SIGNATURE_WINDOW_SECONDS',
      'Number(time) + SIGNATURE_WINDOW_SECONDS - 2',
    ],
    ['key-expiry', 'the end of a key', 'app.expireAt <= now', 'false'],
    ['key-old', 'the end of the overlap of two keys', 'app.oldSecretUntil > now', 'app.oldSecretUntil > 0'],
    ['key-deleted', 'the end of a key with its application', ' && !one.isDeleted'],
    [
      'key-mode',
      'the refusal of a key of the other mode',
      "if (!usedKey.startsWith(keyPrefix(app.mode))) throw accessError('key_mode');",
    ],
    [
      'key-paused',
      'the refusal of a paused application',
      "if (app.status !== appStatus.active) throw accessError('application_paused');",
    ],
    ['key-whitelist', 'the IP whitelist', 'app.whitelistStatus === onOffCode.on && !isListed', 'false'],
    ['key-scope', 'the scopes of a key', 'scope !== undefined && !app.scopes.includes(scope)', 'false'],
    [
      'key-permission',
      'the merchant permission of a signed call',
      'if (status !== userStatus.authorised)',
      'if (false)',
    ],
  ]),
  ...mutantsIn(`${src}/resources/applications/handlers.ts`, endpoints, [
    ['endpoints-proof', 'the proof for further endpoints', "  'endpoints',\n"],
    ['signing-key-proof', 'the proof for another signing key', "  'reset_signing_key',\n"],
    [
      'endpoints-checked',
      'the check of further endpoints',
      'if (body.endpoints || body.mode !== undefined)',
      'if (false)',
    ],
  ]),
  ...mutantsIn(
    `${src}/entries/server.ts`,
    [`${src}/entries/pay/payPage.test.ts`],
    [
      ['pay-origin', 'the check of the page that pays', '|| isPayment ||', '||'],
      ['signature-raw-target', 'the target as it was sent', 'rawTargetOf(message)', "''"],
      [
        'signature-given-target',
        'that callers do not name the target',
        'headers.set(TARGET_HEADER, rawTargetOf(message));',
        'if (!headers.has(TARGET_HEADER)) headers.set(TARGET_HEADER, rawTargetOf(message));',
      ],
      [
        'pay-address',
        'the address of a signed call',
        "headers.set('x-forwarded-for', addressOf(message))",
        'undefined',
      ],
    ],
  ),
  ...mutantsIn(`${src}/resources/callbacks/signing.ts`, endpoints, [
    ['signing-key-end', 'the end of an old signing key', '(endsAt === 0 || at < endsAt)', 'true'],
  ]),
  ...mutantsIn(`${src}/resources/payments/books.ts`, tests, [
    [
      'test-books',
      'the books of test mode apart from the others',
      'mode === appMode.test ? appMode.test : appMode.live',
      'appMode.live',
    ],
  ]),
  ...mutantsIn(`${src}/core/merchant.ts`, tests, [
    [
      'test-withdrawals',
      'the limits of test mode apart from the others',
      '...rows } = merchant.sandbox;',
      'withdrawals: _none, ...rows } = merchant.sandbox;',
    ],
  ]),
  ...mutantsIn(`${src}/resources/exits/assertExit.ts`, tests, [
    [
      'test-freeze',
      'that a freeze stops live money alone',
      'isLive(merchant) && merchant.settings',
      'merchant.settings',
    ],
    ['test-lock', 'that a lock stops live money alone', 'isLive(merchant) && profile', 'profile'],
    ['live-freeze', 'the freeze of live money', 'modeOf(merchant) === appMode.live', 'false'],
  ]),
  ...mutantsIn(`${src}/instance/journal.ts`, tests, [
    ['signature-restart', 'the nonces of a kept state', 'of nonces)', 'of [])'],
  ]),
  ...mutantsIn(`${src}/entries/sending/postCallback.ts`, sending, [
    ['sending-local', 'the check of the addresses of a host', ' : isNamed;', ' : true;'],
    ['sending-every', 'the check of every address', 'addresses.every(', 'addresses.some('],
    [
      'sending-own-port',
      'the refusal to call the mock itself',
      'closedPorts.includes(Number(port || 80))',
      'false',
    ],
    [
      'sending-once',
      'the connection to the address that was checked',
      'host: address,',
      'host: new URL(url).hostname,',
    ],
    ['sending-bytes', 'how much of an answer is read', 'if (size >= MOST_BYTES) break;'],
  ]),
  ...mutantsIn(`${src}/resources/callbacks/destination.ts`, sending, [
    ['sending-test-only', 'that live callbacks are not sent', 'app?.mode !== appMode.test', 'false'],
    ['sending-loopback', 'that callbacks go to this machine', ' && isLoopback(url)'],
    ['sending-foreign', 'that pages of other origins cause no request', 'caller.isForeign || '],
    ['sending-foreign-saved', 'that their addresses are not called later', ' || isForeign'],
  ]),
  ...mutantsIn(`${src}/resources/callbacks/sendTest.ts`, sending, [
    ['test-private', 'the address rule of tests', "assertNotifyUrl(url, app.mode, 'url');"],
    [
      'test-verified',
      'the verification of other addresses',
      'if (isUnsigned) assertKeyVerified(call, codes);',
    ],
  ]),
  ...mutantsIn(
    `${src}/resources/payments/refund.ts`,
    ['tests/safety/orderEvents.test.ts'],
    [
      [
        'refund-state',
        'the return to the state before a refund',
        ': before;',
        ': { status: paymentStatus.paid, endedAt: 0 };',
      ],
    ],
  ),
  ...mutantsIn(
    `${src}/resources/callbacks/deliver.ts`,
    [`${src}/resources/callbacks/delivery.test.ts`],
    [['callbacks-of-others', 'that others keep trying an address', 'row.app === app && ']],
  ),
  ...mutantsIn(`${src}/resources/orders/find.ts`, tests, [
    ['order-of-application', 'the owner of an order', ' && row.app === call.app.index'],
    [
      'order-of-both-numbers',
      'the comparison of two numbers',
      "outTradeNo !== '' && row.outTradeNo !== outTradeNo",
      'false',
    ],
    ['order-of-mode', 'the books of a mode', 'merchantIn(merchant, app.mode)', 'merchant'],
  ]),
  ...mutantsIn(`${src}/resources/orders/create.ts`, tests, [
    ['order-once', 'the order that has the number already', 'if (known) return known;'],
    ['order-same-body', 'the refusal of another body', 'known && known.order.subject !== subject', 'false'],
    [
      'order-decimals',
      'the decimals of a token',
      "throw fieldError('amount', 'decimals')",
      'return 1_000_000n',
    ],
    ['order-most', 'the greatest value of an order', ' > mostValue', ' > mostValue * 1000n ** 40n'],
    ['order-accepted', 'the tokens that an application accepts', 'app.currencyIds.includes(asset.id) && '],
  ]),
  ...mutantsIn(`${src}/resources/orders/refund.ts`, tests, [
    ['order-refund-once', 'the refund that has the number already', 'if (known) return known;'],
    ['order-refund-same', 'the refusal of another refund', 'refund?.subject !== subject', 'false'],
    ['order-refund-most', 'the refusal of more than is left', 'amount > left', 'false'],
  ]),
  ...mutantsIn(`${src}/resources/orders/handlers.ts`, tests, [
    [
      'order-close',
      'the refusal to close what is paid or over',
      "throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'state_conflict' });",
      'return projectOrder(call, row);',
    ],
  ]),
  ...mutantsIn(`${src}/resources/orders/pay.ts`, tests, [
    ['order-paid-once', 'the refusal to pay again', 'if (detectedAt > 0) return [];'],
  ]),
];
