import type * as v from 'valibot';
import {
  ANSWER_SECONDS,
  callbackEvents,
  DISABLE_SECONDS,
  KEPT_DAYS,
  orderEventBody,
  PLATFORM_IPS,
  RETRY_SECONDS,
} from '../src/contract/callbacks.ts';
import { MOST_ORDER_VALUE, order, orderRefund, orderStateTexts } from '../src/contract/orders.ts';
import { LONGEST_DECIMAL, LONGEST_TEXT } from '../src/contract/primitives.ts';
import { apiScopes, DEFAULT_KEY_SECONDS, DEFAULT_SCOPES } from '../src/contract/scopes.ts';
import { SIGNATURE_WINDOW_SECONDS, signatureReasons, signingHeaders } from '../src/contract/signing.ts';
import { signatureVector, signedShell } from '../src/contract/signingExample.ts';
import { controlTexts } from '../src/entries/control/controlTexts.ts';
import { BODY_LIMIT } from '../src/entries/server.ts';
import { REFUND_SECONDS } from '../src/resources/payments/refundable.ts';
import { textOf } from './openapi/jsdoc.ts';

const DAY = 86_400;
const code = (text: string | number) => `\`${text}\``;
const codes = (names: readonly string[]) => names.map(code).join(', ');
const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
const bullets = (rows: readonly (readonly [name: string, text: string])[]) =>
  rows.map(([name, text]) => `- ${code(name)}: ${text}`).join('\n');

/** Returns a Markdown list of the fields of a schema with their descriptions. */
const fieldsIn = (owner: string, schema: v.ObjectSchema<v.ObjectEntries, undefined>) =>
  bullets(Object.keys(schema.entries).map((name) => [name, textOf(`${owner}.${name}`).text]));

const wait = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;

const { secretKey, signature, ...signed } = signatureVector;

/**
 * The Postman pre-request script that signs the calls of an imported collection. It doesn't set the header
 * with the app ID, because Postman sends that header as an API key.
 */
const postmanScript = `const { method, url, headers, body } = pm.request;
const time = String(Math.floor(Date.now() / 1000));
const nonce = pm.variables.replaceIn('{{$guid}}');
const lines = [time, nonce, method, url.getPathWithQuery(), body?.raw ?? ''];
const text = pm.variables.replaceIn(lines.join('\\n'));
const signature = CryptoJS.HmacSHA256(text, pm.variables.get('secretKey')).toString();
for (const [name, value] of Object.entries({ Time: time, Nonce: nonce, Signature: signature }))
  headers.upsert({ key: \`X-Settlement-\${name}\`, value });`;

export const guide: Readonly<Record<string, string>> = {
  Address: `The paths start with \`/api/v1\`. The mock server is at \`http://localhost:8787\` (\`npx @settlement/api-mocks\`). The address for live orders is in the developer docs of your console.`,

  Conventions: `- Success is HTTP 200 with \`{"code":200,"msg":"…","data":…}\`. A business error is HTTP 422 with its own code in the body. \`data.reason\` and \`data.errors\` contain details.
- Amounts are decimal strings without exponent, times are Unix seconds, pages start at 1 (\`current\`, \`pageSize\`).
- \`X-Language\`: en-US (default) or zh-CN. \`X-Time\`: a GMT date.
- Calls of the console send \`X-Token\`: the token returned by the sign-in. \`X-DOWNLOAD: 1\` requests a file with all matching rows of an exportable list, in the format of \`format\` (xlsx, csv). \`X-Mode: test\` reads the data of test mode. \`X-Ticket\`: a ticket of POST /user/verification for calls without a body.
- A call of the console that moves money has a \`request_id\` (UUID v4). Repeating it with the same ID returns the first result and doesn't move money again.
- Passwords are sent as SHA-256 in hexadecimal, applied twice.
- Code 10038 isn't a failure: it lists the verification methods (\`data.methods\`, \`data.need_password\`) with which to repeat the same call.`,

  'Sign calls': `Your server calls \`/api/v1/orders\` with the key of an application. Create the application in the console (or with \`POST /api/v1/user/secret-key\`). Its secrets are shown once. A key has scopes: ${codes(apiScopes)}.

Each call has four headers:

- ${code(signingHeaders.app)}: the app ID, such as \`app_1001284604\`
- ${code(signingHeaders.time)}: Unix seconds, at most ${SIGNATURE_WINDOW_SECONDS} seconds from the time of the server
- ${code(signingHeaders.nonce)}: 16 to 64 letters, digits, \`-\` or \`_\`, different for each call
- ${code(signingHeaders.signature)}: the HMAC-SHA-256, in hexadecimal, of time, nonce, method, path with query, and body, joined by line feeds. The key is the secret key (\`sk_test_…\` or \`sk_live_…\`). The path, query and body are signed exactly as they are sent.

In JavaScript, \`signCall\` of \`@settlement/api-mocks/signing\` returns these headers. Save this script as \`${signedShell.file}\` to sign calls in a shell, with \`SETTLEMENT_API\`, \`SETTLEMENT_APP_ID\` and \`SETTLEMENT_SECRET_KEY\` in the environment:

${fence('sh', signedShell.code)}

Clients that are generated from \`/openapi.merchant.json\` sign in an interceptor or middleware, which needs the method, path, query and body of the request. In Postman, import the file, add this pre-request script to the collection, and set its variables \`apiKey\` (the app ID) and \`secretKey\`:

${fence('js', postmanScript)}

Check your code with this example. With the key ${code(secretKey)}, the text

${fence('text', Object.values(signed).join('\n'))}

has the signature ${code(signature)}.`,

  Orders: `1. Create an order with \`POST /api/v1/orders\`. \`out_trade_no\` is your own number: repeating it with the same body returns the same order.
2. Send the customer to its \`payment_url\`.
3. Wait for the event \`payment.paid\`, query the order with \`GET /api/v1/orders/info\`, and deliver if its \`state\` is right for you.

States (\`state\`):

${bullets(Object.entries(orderStateTexts))}

Fields of an order:

${fieldsIn('Order', order)}`,

  Events: `The platform sends each event as a POST request to the callback URL of the application. These events exist: ${codes(callbackEvents)}.

- Deliver only on \`payment.paid\`, which is sent once per order. An underpaid order sends \`payment.partially_paid\`.
- Process each \`event_id\` once, because an event can arrive twice. Events of an order can arrive out of order: \`sequence\` counts them from 1 without gaps.
- Respond with a 2xx status within ${ANSWER_SECONDS} seconds. Otherwise the event is sent again after ${RETRY_SECONDS.map(wait).join(', ')}.
- An endpoint without a success for ${DISABLE_SECONDS / DAY} days is turned off until its URL is saved again. Deliveries are kept for ${KEPT_DAYS} days. A failed delivery can be resent.
- The platform sends from ${codes(PLATFORM_IPS)}.

Fields of an event of an order. Events without an order contain only \`event_id\`, \`event\`, \`version\`, \`event_time\`, \`appid\`, \`trade_no\`, \`amount\` and \`token\`. A test event (\`POST /api/v1/callback/test\`) of a test application is about the newest order that had such an event. Other test events have no order:

${fieldsIn('OrderEventBody', orderEventBody)}`,

  'Verify callbacks': `A callback has the headers \`X-Settlement-Event\`, ${code(signingHeaders.time)} and ${code(signingHeaders.signature)}. The names can arrive in any case.

1. Reject a time that is more than ${SIGNATURE_WINDOW_SECONDS} seconds from now.
2. Calculate the HMAC-SHA-256 of \`<time>.<body>\` with the signing key of the application (\`whsec_…\`), in hexadecimal. Use the bytes of the body before you parse them.
3. Compare it with the signature in constant time. While a key is rotated, the header has two signatures, separated by a comma. One of them must match.

In JavaScript, \`verifyCallback\` of \`@settlement/api-mocks/signing\` does this and returns the event. In a shell:

${fence('sh', `printf '%s.%s' "$time" "$body" | openssl dgst -sha256 -hmac "$SETTLEMENT_SIGNING_KEY"`)}`,

  Refunds: `\`POST /api/v1/orders/refund\` sends an amount back to the customer's address. It needs the scope \`refunds:write\`.

- \`out_refund_no\` is your own number: repeating it with the same body doesn't refund again.
- Without \`amount\`, it refunds \`amount_remaining\` of the order: the amount paid, minus fees and earlier refunds. A larger amount is rejected, and the error contains \`amount_remaining\`.
- An order can be refunded for ${REFUND_SECONDS / DAY} days after its payment, also in parts.
- Each refund sends \`refund.requested\`, then \`refund.sent\` or \`refund.failed\`. If an amount remains, the order returns to its previous state.

Fields of a refund:

${fieldsIn('OrderRefund', orderRefund)}`,

  Limits: `- An order is worth at most ${MOST_ORDER_VALUE} USDT, and at least the smallest deposit of its token.
- A page has at most 100 entries. A body has at most ${BODY_LIMIT / 1024 / 1024} MiB, a text ${LONGEST_TEXT} characters and an amount ${LONGEST_DECIMAL} digits.
- Sent codes, wrong attempts, resends and work orders are limited (10010). Other calls have no limit in the mock API.`,

  'Going live': `1. Get the merchant permission, and create an application with the mode live. Its key starts with \`sk_live_\`.
2. Replace the address, the app ID, the secret key and the signing key. Live and test keys, orders and balances are separate.
3. Add the IP addresses of your servers to the IP whitelist of the application, and allow the IP addresses of the callbacks in your firewall.
4. Give the key only the scopes that it needs (default: ${codes(DEFAULT_SCOPES)}). It's valid for ${DEFAULT_KEY_SECONDS / DAY} days, unless you set \`expire_time\`. Rotate it earlier. \`overlap_hours\` keeps the old key valid. Rotating a live key pauses withdrawals and refunds for 24 hours.
5. Pay one small order and refund it.`,

  Sandbox: `If several developers or CI jobs share a mock server, create a sandbox with \`POST /sandboxes\`. It has its own clock, data and keys. The response contains the address (\`base_url\`) and the keys of a test application.

The mock server has controls for tests. They accept requests from programs and from local pages, to \`localhost\` or an IP address:

${bullets(controlTexts)}

The buttons of the payment page pay the exact amount, less, more, or after expiry. Callbacks to other machines need \`--callbacks-to host:port\`. A callback that wasn't sent contains the reason.`,

  Support: `Each response has the header \`X-Request-Id\`, which the server also logs. Contact support with this ID, the path and the time.`,

  Errors: `- 400: the body isn't JSON. 401: the token has expired, or the signature is rejected with \`data.reason\`: ${codes(signatureReasons)}.
- 404: the server doesn't have the call. 405: the call exists with another method. 413: the body is too large. 500: the server failed.
- 422: a business error. 10002 contains \`data.errors\` and \`data.messages\` by field, and \`data.allowed\` for a limited choice. Signed calls reject unknown fields and parameters (\`unknown\`). 10012 contains the unknown values in \`data.unknown\`.`,
};
